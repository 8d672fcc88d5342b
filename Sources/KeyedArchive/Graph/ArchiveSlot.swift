/// A place that holds a value in an archive: a field of an object, an element, an entry of `$top`.
///
/// Only the graph it came from can read it.
public struct ArchiveSlot: Hashable, Sendable {
  let node: UInt32

  @inline(__always)
  init(_ node: Int) {
    self.node = UInt32(truncatingIfNeeded: node)
  }
}
