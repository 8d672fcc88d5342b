/// A file mapped into memory. It outlives the handle it was made from.
public struct Mapping: Hashable, Sendable {
  let handle: Handle

  init(_ handle: Handle) { self.handle = handle }
}
