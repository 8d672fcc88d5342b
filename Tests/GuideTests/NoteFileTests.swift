import Foundation
import KeyedArchive
import KeyedArchiveFoundation
import Testing

/// The first form of a note: text alone.
struct NoteV1: Equatable, ArchiveDecodable, ArchiveEncodable {
  static let archiveClass = ArchiveClass("Note")
  var text: String

  init(text: String) { self.text = text }

  init(from decoder: inout ArchiveDecoder) throws(ArchiveError) {
    text = try decoder.string("text", maximumUTF16: 4_096)
  }

  func encode(into fields: inout ArchiveFieldEncoder) {
    fields.encode(text, forKey: "text")
  }
}

/// The form of today: notes can be pinned.
struct NoteV2: Equatable, ArchiveDecodable, ArchiveEncodable {
  static let archiveClass = ArchiveClass("Note")
  var text: String
  var isPinned = false

  init(_ old: NoteV1) { text = old.text }

  init(from decoder: inout ArchiveDecoder) throws(ArchiveError) {
    text = try decoder.string("text", maximumUTF16: 4_096)
    isPinned = try decoder.bool("pinned")
  }

  func encode(into fields: inout ArchiveFieldEncoder) {
    fields.encode(text, forKey: "text")
    fields.encode(isPinned, forKey: "pinned")
  }
}

func noteFile(_ path: String) -> ArchiveFile<NoteV2> {
  ArchiveFile(path: path, versions: .first(NoteV1.self).next(NoteV2.self) { NoteV2($0) })
}

@Test func `a note of the first version is pinned, and is of the second then`() throws {
  let path = NSTemporaryDirectory() + "/note-\(UUID().uuidString)"
  defer { try? FileManager.default.removeItem(atPath: path) }
  try ArchiveFile(path: path, versions: .first(NoteV1.self)).create(NoteV1(text: "Milk"))
  try noteFile(path).update { $0.isPinned = true }
  let note = try noteFile(path).read()
  #expect(note.text == "Milk" && note.isPinned)
  let graph = try ArchiveGraph(Data(contentsOf: URL(filePath: path)))
  #expect(try noteFile(path).versions.version(of: graph) == 2)
}
