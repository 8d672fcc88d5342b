import CPicklockZlib

/// One raw deflate stream being decoded. It owns zlib's state, which must not move in memory.
@safe struct RawInflateStream: ~Copyable {
  enum Step {
    /// `consumed` bytes of input became `produced` bytes at the front of the output.
    case progress(consumed: Int, produced: Int, ended: Bool)
    /// Nothing can happen without more input.
    case starved
    /// The stream is not deflate.
    case damaged(consumed: Int, reason: String)
    case outOfMemory
  }

  // Safety: zlib's state is allocated and initialized by `init`, freed by `deinit` alone, and
  // does not move; zlib reads and writes as many bytes as it is told, which the buffers hold
  // during the call. Its messages are constants.
  private let stream: UnsafeMutablePointer<z_stream>

  /// Nil when the system has no memory for the state.
  init?() {
    unsafe stream = .allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    let version = unsafe zlibVersion()
    let size = unsafe Int32(MemoryLayout<z_stream>.size)
    guard unsafe inflateInit2_(stream, -MAX_WBITS, version, size) == Z_OK else {
      unsafe stream.deallocate()
      return nil
    }
  }

  deinit {
    unsafe inflateEnd(stream)
    unsafe stream.deallocate()
  }

  /// Forgets the stream that ended, to begin another.
  borrowing func reset() { unsafe inflateReset(stream) }

  /// Decodes as far as `output` has room, or to the end of the stream.
  borrowing func step(
    _ input: UnsafeBufferPointer<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>
  ) -> Step {
    let given = uInt(clamping: input.count)
    let room = uInt(clamping: output.count)
    unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
    unsafe stream.pointee.avail_in = given
    unsafe stream.pointee.next_out = output.baseAddress
    unsafe stream.pointee.avail_out = room
    let status = unsafe inflate(stream, Z_NO_FLUSH)
    let consumed = unsafe Int(given - stream.pointee.avail_in)
    let produced = unsafe Int(room - stream.pointee.avail_out)
    switch status {
    case Z_OK: return .progress(consumed: consumed, produced: produced, ended: false)
    case Z_STREAM_END: return .progress(consumed: consumed, produced: produced, ended: true)
    case Z_BUF_ERROR: return .starved
    case Z_MEM_ERROR: return .outOfMemory
    default:
      let message = unsafe stream.pointee.msg.map { unsafe String(cString: $0) }
      return .damaged(consumed: consumed, reason: message ?? "status \(status)")
    }
  }
}
