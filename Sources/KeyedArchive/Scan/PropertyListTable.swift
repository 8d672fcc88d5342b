/// A scanned property list: flat tables over bytes that stay where they are.
///
/// Memory: 12 bytes for each object and 4 for each reference. Each object takes at least one byte
/// of the offset table and the references together may not outnumber the bytes, so both tables are
/// at most 16 times the input (a real archive: under 4 times).
struct PropertyListTable: Sendable {
  /// How a node is found in the input again, for errors.
  enum Source: Sendable {
    case binary(table: Int, width: Int)
    case xml(offsets: [UInt32])
  }

  /// What payloads lie in: the input itself (binary), or the same layout made from it (XML).
  let bytes: [UInt8]
  var nodes: [PropertyListNode]
  let children: [UInt32]
  let root: Int
  let source: Source

  /// Bytes that the tables hold beyond the input.
  var arenaBytes: Int {
    var total = nodes.count * MemoryLayout<PropertyListNode>.stride
    total += children.count * MemoryLayout<UInt32>.stride
    if case .xml(let offsets) = source { total += offsets.count * 4 + bytes.count }
    return total
  }

  /// Where in the input a node starts.
  func offset(of node: Int) -> Int {
    switch source {
    case .binary(let table, let width):
      Int(truncatingIfNeeded: bytes.span.unsigned(at: table + node * width, width: width) ?? 0)
    case .xml(let offsets):
      offsets.indices.contains(node) ? Int(offsets[node]) : 0
    }
  }

  @inline(__always)
  func child(_ index: Int, of node: PropertyListNode) -> Int {
    Int(children[Int(node.start) &+ index])
  }

  /// The value beside key `index` of a dictionary.
  @inline(__always)
  func value(_ index: Int, of node: PropertyListNode) -> Int {
    Int(children[Int(node.start) &+ Int(node.count) &+ index])
  }
}
