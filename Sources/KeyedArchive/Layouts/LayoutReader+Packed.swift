/// The numbers of index sets, index paths and runs: packed seven bits to a byte, lowest first.
extension LayoutReader {
  /// The numbers packed in the data of a field; every byte is used.
  ///
  /// - Throws: `lengthsDisagree` where the last number is cut short or exceeds 64 bits.
  func packed(_ key: StaticString) throws(ArchiveError) -> [UInt64]? {
    guard let value = try data(key) else { return nil }
    let node = table.nodes[value]
    let span = table.bytes.span
    var numbers: [UInt64] = []
    var number: UInt64 = 0
    var shift: UInt64 = 0
    for offset in Int(node.start)..<Int(node.start) + Int(node.count) {
      guard let byte = span.byte(at: offset).map({ UInt64($0) }) else {
        throw table.pastEnd(value)
      }
      let low = byte & 0x7F
      guard shift < 64, (low << shift) >> shift == low else {
        throw error(
          .lengthsDisagree, "\(key)", at: value, .reason("a packed number exceeds 64 bits"))
      }
      number |= low << shift
      shift += 7
      if byte < 0x80 {
        numbers.append(number)
        (number, shift) = (0, 0)
      }
    }
    guard shift == 0 else {
      throw error(
        .lengthsDisagree, "\(key)", at: value, .reason("the last packed number is cut short"))
    }
    return numbers
  }
}
