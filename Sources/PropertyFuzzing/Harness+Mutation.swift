#if FUZZING
  import CPicklockLibFuzzer
  import PropertyEngine

  /// What libFuzzer calls instead of its own mutations; see `Harness.mutate`.
  #if compiler(>=6.3)
    @c(LLVMFuzzerCustomMutator)
  #else
    @_cdecl("LLVMFuzzerCustomMutator")
  #endif
  public func fuzzCustomMutator(
    _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int, _ seed: UInt32
  ) -> Int {
    // Safety: libFuzzer's buffer has room for `limit` bytes during the call.
    unsafe Harness.mutate(UnsafeMutableBufferPointer(start: bytes, count: limit), count, seed)
  }

  extension Harness {
    /// One mutation in eight edits whole operations; the others are libFuzzer's own, on bytes. More
    /// would cost a fast property most of its speed: an edit decodes and encodes the whole case.
    static func mutate(
      _ buffer: UnsafeMutableBufferPointer<UInt8>, _ count: Int, _ seed: UInt32
    ) -> Int {
      // Safety: `count` and all that is written are at most the buffer's count; one thread calls.
      if let property = unsafe property, property.format == .choices, seed % 8 == 0 {
        var mutator = ChoiceMutator(property, seed: seed)
        let input = unsafe [UInt8](buffer[..<count])
        if let mutated = mutator.mutate(input), mutated.count <= buffer.count {
          return unsafe copy(mutated, into: buffer)
        }
      }
      return unsafe LLVMFuzzerMutate(buffer.baseAddress, count, buffer.count)
    }

    private static func copy(
      _ bytes: [UInt8], into buffer: UnsafeMutableBufferPointer<UInt8>
    ) -> Int {
      // Safety: the caller has seen that the bytes have room.
      for (index, byte) in bytes.enumerated() { unsafe buffer[index] = byte }
      return bytes.count
    }
  }
#endif
