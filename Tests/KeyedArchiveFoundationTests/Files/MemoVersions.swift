import KeyedArchive
import KeyedArchiveFoundation

/// Three forms that one small application gave its memos over the years.
enum MemoVersions {
  /// A text, and nothing else.
  struct First: Equatable, ArchiveEncodable {
    static let encodedClass = ArchiveClassRecord(name: "Memo", hierarchy: ["Memo", "NSObject"])
    var text: String

    func encode(into fields: inout ArchiveFieldEncoder) {
      fields.encode(1, forKey: "schema")
      fields.encode(text, forKey: "text")
    }
  }

  /// Memos can be pinned.
  struct Second: Equatable, ArchiveEncodable {
    static let encodedClass = First.encodedClass
    var text: String
    var isPinned: Bool

    func encode(into fields: inout ArchiveFieldEncoder) {
      fields.encode(2, forKey: "schema")
      fields.encode(text, forKey: "text")
      fields.encode(isPinned, forKey: "pinned")
    }
  }

  /// The class has moved to a module, and the first line is a title.
  struct Third: Equatable, ArchiveEncodable {
    static let encodedClass = ArchiveClassRecord(
      name: "Notes.Memo", hierarchy: ["Notes.Memo", "NSObject"])
    var title: String
    var body: String
    var isPinned: Bool

    func encode(into fields: inout ArchiveFieldEncoder) {
      fields.encode(3, forKey: "schema")
      fields.encode(title, forKey: "title")
      fields.encode(body, forKey: "body")
      fields.encode(isPinned, forKey: "pinned")
    }
  }

  /// What the class was called before it moved; `NSKeyedArchiver` on Linux puts the module first.
  static let oldNames = ["Memo", "MemoApp.Memo"]

  /// What a step refuses to migrate.
  struct EmptyText: Error {}

  static let all = ArchiveVersions<First>
    .first(1) { First(text: try MemoFields($0, classNames: oldNames).text("text")) }
    .next(
      2,
      decode: { graph in
        let fields = try MemoFields(graph, classNames: oldNames)
        return Second(text: try fields.text("text"), isPinned: try fields.bool("pinned"))
      },
      migrate: { Second(text: $0.text, isPinned: false) }
    )
    .next(
      3,
      decode: { graph in
        let fields = try MemoFields(graph, classNames: ["Notes.Memo"])
        return Third(
          title: try fields.text("title"), body: try fields.text("body"),
          isPinned: try fields.bool("pinned"))
      },
      migrate: { old in
        guard !old.text.isEmpty else { throw EmptyText() }
        let lines = old.text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        return Third(
          title: String(lines[0]), body: lines.count > 1 ? String(lines[1]) : "",
          isPinned: old.isPinned)
      })

  static func file(_ path: String) -> ArchiveFile<Third> {
    ArchiveFile(
      path: path, versions: all, version: { try MemoFields($0, classNames: nil).integer("schema") },
      encode: { try ArchiveEncoder().encode($0) })
  }
}

/// The fields of the root object, each demanded.
struct MemoFields {
  let graph: ArchiveGraph
  let root: UInt32

  init(_ graph: ArchiveGraph, classNames: [String]?) throws {
    self.graph = graph
    guard let root = graph.topSlot("root").flatMap({ graph.uid($0) }),
      let found = graph.className(of: root)
    else { throw ArchiveError(.rootMissing) }
    if let classNames, !classNames.contains(found) {
      throw ArchiveError(.classNotAllowed, detail: .classes(found: found, allowed: classNames))
    }
    self.root = root
  }

  func integer(_ key: String) throws -> Int {
    guard let value = graph.integer(try slot(key)), let int = Int(exactly: value) else {
      throw ArchiveError(.wrongType)
    }
    return int
  }

  func bool(_ key: String) throws -> Bool {
    guard let value = graph.bool(try slot(key)) else { throw ArchiveError(.wrongType) }
    return value
  }

  func text(_ key: String) throws -> String {
    guard let id = graph.uid(try slot(key)), case .plain(let place)? = graph.kind(of: id),
      let value = graph.string(place)
    else { throw ArchiveError(.wrongType) }
    return value
  }

  private func slot(_ key: String) throws -> ArchiveSlot {
    guard let slot = graph.field(key, of: root) else { throw ArchiveError(.missingField) }
    return slot
  }
}
