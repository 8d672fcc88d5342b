import KeyedArchive
import KeyedArchiveFoundation

/// Three forms that one small application gave its memos over the years.
enum MemoVersions {
  /// A text, and nothing else.
  struct First: Equatable, ArchiveDecodable, ArchiveEncodable {
    /// `NSKeyedArchiver` on Linux puts the module first.
    static let archiveClass = ArchiveClass("Memo", formerly: ["MemoApp.Memo"])
    var text: String

    init(text: String) { self.text = text }

    init(from decoder: inout ArchiveDecoder) throws(ArchiveError) {
      text = try decoder.string("text", maximumUTF16: 4_096)
    }

    func encode(into fields: inout ArchiveFieldEncoder) {
      fields.encode(1, forKey: "schema")
      fields.encode(text, forKey: "text")
    }
  }

  /// Memos can be pinned.
  struct Second: Equatable, ArchiveDecodable, ArchiveEncodable {
    static let archiveClass = First.archiveClass
    var text: String
    var isPinned: Bool

    init(text: String, isPinned: Bool) {
      (self.text, self.isPinned) = (text, isPinned)
    }

    init(from decoder: inout ArchiveDecoder) throws(ArchiveError) {
      text = try decoder.string("text", maximumUTF16: 4_096)
      isPinned = try decoder.bool("pinned")
    }

    func encode(into fields: inout ArchiveFieldEncoder) {
      fields.encode(2, forKey: "schema")
      fields.encode(text, forKey: "text")
      fields.encode(isPinned, forKey: "pinned")
    }
  }

  /// The class has moved to a module, and the first line is a title. The version is written for it.
  struct Third: Equatable, ArchiveDecodable, ArchiveEncodable {
    static let archiveClass = ArchiveClass("Notes.Memo")
    var title: String
    var body: String
    var isPinned: Bool

    init(title: String, body: String, isPinned: Bool) {
      (self.title, self.body, self.isPinned) = (title, body, isPinned)
    }

    /// The first line of the text is the title.
    init(_ old: Second) throws {
      guard !old.text.isEmpty else { throw EmptyText() }
      let lines = old.text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      title = String(lines[0])
      body = lines.count > 1 ? String(lines[1]) : ""
      isPinned = old.isPinned
    }

    init(from decoder: inout ArchiveDecoder) throws(ArchiveError) {
      title = try decoder.string("title", maximumUTF16: 4_096)
      body = try decoder.string("body", maximumUTF16: 4_096)
      isPinned = try decoder.bool("pinned")
    }

    func encode(into fields: inout ArchiveFieldEncoder) {
      fields.encode(title, forKey: "title")
      fields.encode(body, forKey: "body")
      fields.encode(isPinned, forKey: "pinned")
    }
  }

  /// What a step refuses to migrate.
  struct EmptyText: Error {}

  static let all: ArchiveVersions<Third> = .first(First.self)
    .next(Second.self) { Second(text: $0.text, isPinned: false) }
    .next(Third.self) { try Third($0) }

  static func file(_ path: String) -> ArchiveFile<Third> {
    ArchiveFile(path: path, versions: all)
  }

  /// The bytes that a file of a memo has.
  static func encoded(_ memo: Third) throws(ArchiveError) -> [UInt8] {
    try ArchiveEncoder().encode(Marked(memo: memo))
  }

  /// A memo with the field that is written for it.
  private struct Marked: ArchiveEncodable {
    static let encodedClass = Third.encodedClass
    var memo: Third

    func encode(into fields: inout ArchiveFieldEncoder) {
      memo.encode(into: &fields)
      fields.encode(3, forKey: "schema")
    }
  }
}
