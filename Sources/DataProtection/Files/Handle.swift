/// An open file: a slot and the number of times the slot has been used, so that a handle that was
/// closed never means another file.
public struct Handle: Hashable, Sendable {
  let slot: UInt32
  let generation: UInt32
}

extension Handle: CustomStringConvertible {
  /// `3.1`: slot and generation.
  public var description: String { "\(slot).\(generation)" }

  /// Reads `3.1` back; nil for anything else. A handle that was never given out is harmless: EBADF.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let slot = UInt32(parts[0]), let generation = UInt32(parts[1]) else {
      return nil
    }
    self.init(slot: slot, generation: generation)
  }
}
