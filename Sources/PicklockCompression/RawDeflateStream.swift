import CPicklockZlib

/// One raw deflate stream being written. It owns zlib's state, which must not move in memory.
@safe struct RawDeflateStream: ~Copyable {
  // Safety: zlib's state is allocated and initialized by `init`, freed by `deinit` alone, and
  // does not move; zlib reads and writes as many bytes as it is told, which the buffers hold
  // during the call.
  private let stream: UnsafeMutablePointer<z_stream>

  /// Nil when the system has no memory for the state.
  init?(level: Int32) {
    unsafe stream = .allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    let version = unsafe zlibVersion()
    let size = unsafe Int32(MemoryLayout<z_stream>.size)
    let status = unsafe deflateInit2_(
      stream, level, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, version, size)
    guard status == Z_OK else {
      unsafe stream.deallocate()
      return nil
    }
  }

  deinit {
    unsafe deflateEnd(stream)
    unsafe stream.deallocate()
  }

  /// Writes as much as `output` has room for; `last` ends the stream.
  borrowing func step(
    _ input: UnsafeBufferPointer<UInt8>, last: Bool,
    into output: UnsafeMutableBufferPointer<UInt8>
  ) -> (consumed: Int, produced: Int, ended: Bool) {
    let given = uInt(clamping: input.count)
    let room = uInt(clamping: output.count)
    unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
    unsafe stream.pointee.avail_in = given
    unsafe stream.pointee.next_out = output.baseAddress
    unsafe stream.pointee.avail_out = room
    let status = unsafe deflate(stream, last ? Z_FINISH : Z_NO_FLUSH)
    let consumed = unsafe Int(given - stream.pointee.avail_in)
    let produced = unsafe Int(room - stream.pointee.avail_out)
    return (consumed, produced, status == Z_STREAM_END)
  }
}
