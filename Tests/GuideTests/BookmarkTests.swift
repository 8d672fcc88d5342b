import KeyedArchive
import PropertyEngine
import PropertyTesting
import Testing

/// A class that an app has archived for years, once under another name.
struct Bookmark: Equatable, ArchiveDecodable, ArchiveEncodable {
  static let archiveClass = ArchiveClass("Bookmark", formerly: ["Reader.Bookmark"])

  var title: String
  var page: Int

  init(title: String, page: Int) {
    self.title = title
    self.page = page
  }

  init(from decoder: inout ArchiveDecoder) throws(ArchiveError) {
    title = try decoder.string("title", maximumUTF16: 200)
    page = try decoder.integer("page", in: 1...100_000)
  }

  func encode(into fields: inout ArchiveFieldEncoder) {
    fields.encode(title, forKey: "title")
    fields.encode(page, forKey: "page")
  }
}

@Test func `a bookmark comes back whole, or not at all`() throws {
  let title = Generator<String>.string(of: .ascii, count: 0...200)
  try check(title, .int(in: 1...100_000), .int(in: 0...1_000)) { title, page, cut in
    let bookmark = Bookmark(title: title, page: page)
    let bytes = try ArchiveEncoder().encode(bookmark)
    #expect(try Bookmark.decode(bytes) == bookmark)
    try assume(cut < bytes.count)
    #expect(throws: ArchiveError.self) { try Bookmark.decode(Array(bytes[..<cut])) }
  }
}

@Test func `an error says which contract was broken`() throws {
  let bytes = try ArchiveEncoder().encode(Bookmark(title: "Chapter 3", page: 0))
  let error = #expect(throws: ArchiveError.self) { try Bookmark.decode(bytes) }
  #expect(
    error?.description
      == "$objects[1].page: expected a whole number from 1 to 100,000, found 0 (byte 148) "
      + "[refused: out_of_bounds]")
}
