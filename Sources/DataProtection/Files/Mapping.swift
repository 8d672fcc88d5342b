/// A file mapped into memory. It outlives the handle it was made from.
public struct Mapping: Hashable, Sendable {
  let handle: Handle

  init(_ handle: Handle) { self.handle = handle }
}

extension Mapping: CustomStringConvertible {
  /// `3.1`: slot and generation.
  public var description: String { handle.description }

  /// Reads `3.1` back; nil for anything else.
  public init?(_ text: some StringProtocol) {
    guard let handle = Handle(text) else { return nil }
    self.init(handle)
  }
}
