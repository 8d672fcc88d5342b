import KeyedArchive
import PropertyEngine

/// A memo on its way to a file and back, and what happens to it there.
struct MemoMutation: Hashable, Sendable {
  enum Event: Hashable, Sendable {
    case none
    /// The file ends after so many bytes.
    case cut(Int)
    /// One byte is changed.
    case flip(position: Int, mask: UInt8)
    /// The file holds an object of another class with the very same fields.
    case otherClass(String)
    /// The file holds a memo of another version.
    case otherVersion(Int)
    /// The text is longer than any memo's, by so many code units.
    case tooLong(Int)
  }

  var content: String
  var isXML: Bool
  var event: Event

  static let generator = Generator<MemoMutation> { draw in
    var accident = MemoMutation(
      content: try draw(.string(count: 0...12)), isXML: try draw.boolean(), event: .none)
    switch try draw.branch(weights: [1, 3, 4, 1, 1, 1]) {
    case 0: break
    case 1: accident.event = .cut(try draw.integer(in: 0...(try accident.length()) - 1))
    case 2:
      accident.event = .flip(
        position: try draw.integer(in: 0...(try accident.length()) - 1),
        mask: UInt8(try draw.integer(in: 1...255, origin: 1)))
    case 3:
      accident.event = .otherClass(
        try draw.element(of: ["NSObject", "NSString", "Mem", "Memos", "App.Memo", "memo"]))
    case 4:
      accident.event = .otherVersion(
        try draw.element(of: [0, 2, -1, 1 << 32 + 1, Int.max, Int.min]))
    default: accident.event = .tooLong(try draw.integer(in: 1...64, origin: 1))
    }
    return accident
  }

  /// Discards a text that XML cannot hold.
  private func length() throws -> Int {
    do throws(ArchiveError) { return try whole().count } catch {
      throw Discard("XML cannot hold it")
    }
  }

  /// As a reader wants it.
  var text: String {
    "Memo(text: \(String(reflecting: content))), \(isXML ? "XML" : "binary"), \(event)"
  }

  var memo: Memo { Memo(text: content) }

  /// The file as it was meant.
  func whole() throws(ArchiveError) -> [UInt8] {
    try ArchiveEncoder(format: isXML ? .xml : .binary).encode(memo)
  }

  /// The file as it came back.
  func bytes() throws(ArchiveError) -> [UInt8] {
    var bytes = try whole()
    switch event {
    case .none: break
    case .cut(let count): bytes.removeLast(bytes.count - count)
    case .flip(let position, let mask): bytes[position] ^= mask
    case .otherClass(let name): bytes = try note(name, 1, content)
    case .otherVersion(let version): bytes = try note("Memo", version, content)
    case .tooLong(let count):
      let long = String(repeating: "x", count: Memo.longestText + count)
      bytes = try note("Memo", Memo.schema, long)
    }
    return bytes
  }

  private func note(
    _ className: String, _ schema: Int, _ text: String
  ) throws(ArchiveError) -> [UInt8] {
    let fields: [ArchiveUnknownObject.Field] = [
      .init("schema", .integer(Int128(schema))), .init("text", .string(text)),
    ]
    return try ArchiveEncoder(format: isXML ? .xml : .binary)
      .encode(.object(ArchiveUnknownObject(className: className, fields: fields)))
  }
}
