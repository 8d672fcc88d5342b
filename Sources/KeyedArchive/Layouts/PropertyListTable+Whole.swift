/// Values of nodes that the scanner has measured: bytes that are not there, or of another kind,
/// are an error with their place and never an empty value.
extension PropertyListTable {
  /// The text of a string.
  ///
  /// - Throws: `pastEnd` where the node is not a string or its bytes do not lie in the input.
  func wholeText(at index: Int) throws(ArchiveError) -> String {
    let node = nodes[index]
    guard node.kind.isString, bytes.span.holds(storedBytes(node), at: Int(node.start)),
      let text = string(node)
    else { throw pastEnd(index) }
    return text
  }

  /// The bytes of data.
  ///
  /// - Throws: `pastEnd` where the node is not data or its bytes do not lie in the input.
  func wholeData(at index: Int) throws(ArchiveError) -> [UInt8] {
    let node = nodes[index]
    guard node.kind == .data, bytes.span.holds(Int(node.count), at: Int(node.start)),
      let data = data(node)
    else { throw pastEnd(index) }
    return data
  }

  /// A whole number.
  ///
  /// - Throws: `pastEnd` where the node is none or its bytes do not lie in the input.
  func wholeInteger(at index: Int) throws(ArchiveError) -> Int128 {
    guard let number = integer(nodes[index]) else { throw pastEnd(index) }
    return number
  }

  /// A floating-point number, or the seconds of a date.
  ///
  /// - Throws: `pastEnd` where the node is neither or its bytes do not lie in the input.
  func wholeReal(at index: Int) throws(ArchiveError) -> Double {
    guard let number = real(nodes[index]) else { throw pastEnd(index) }
    return number
  }

  /// The error of a node whose bytes are not where the scanner saw them.
  @inline(never)
  func pastEnd(_ index: Int) -> ArchiveError {
    ArchiveError(
      .pastEnd, offset: offset(of: index),
      detail: .reason("\(nodes[index].count) units at \(nodes[index].start) of \(bytes.count)"))
  }
}
