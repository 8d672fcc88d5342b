/// A C array of numbers, as unkeyed coding stores it: `$0`, `$1` and so on.
struct OldStyleArray: ArchiveEncodable {
  static let className = "_NSKeyedCoderOldStyleArray"
  static let encodedClass = ArchiveClassRecord.foundation(className)

  /// Such as `[3i]`.
  var encoding: String
  var elements: [ArchiveValue]

  func encode(into fields: inout ArchiveFieldEncoder) throws(ArchiveError) {
    let type = encoding.utf8.dropLast().last ?? 0
    let digits = encoding.utf8.dropFirst().prefix { (0x30...0x39).contains($0) }
    guard let size = Self.elementSize(encoding, digits: digits.count),
      Int(Substring(digits)) == elements.count, !elements.isEmpty
    else {
      throw ArchiveError(
        .invalidValue,
        detail: .reason("no array of \(elements.count) C numbers has the type \(encoding)"))
    }
    fields.encode(elements.count, forKey: "NS.count")
    fields.encode(size, forKey: "NS.size")
    fields.encode(type, forKey: "NS.type")
    for (index, element) in elements.enumerated() {
      var number: WritingTable.Number?
      if case .bool(let value) = element { number = fields.session.table.bool(value) }
      if case .real(let value) = element { number = fields.session.table.real(value) }
      if case .integer(let value) = element { number = fields.session.table.integer(value) }
      guard let number else {
        throw ArchiveError(
          .invalidValue, path: ArchivePath([.field("$\(index)")]),
          detail: .reason("an element of a C array is no number"))
      }
      fields.append(number, verbatim: "$\(index)")
    }
  }

  /// Bytes of one element of `[3i]`, which has one digit; nil where the type is not a number's.
  static func elementSize(_ encoding: String, digits: Int) -> Int? {
    let letters = Array(encoding.utf8)
    guard digits > 0, letters.count == digits + 3, letters.first == UInt8(ascii: "["),
      letters.last == UInt8(ascii: "]")
    else { return nil }
    return sizes[letters[letters.count - 2]]
  }

  /// Bytes of one element on 64-bit systems, by the letter of its type.
  private static let sizes: [UInt8: Int] = {
    var sizes: [UInt8: Int] = [:]
    for (letters, size) in [("cCB", 1), ("sS", 2), ("iIf", 4), ("lLqQd", 8)] {
      for letter in letters.utf8 { sizes[letter] = size }
    }
    return sizes
  }()
}
