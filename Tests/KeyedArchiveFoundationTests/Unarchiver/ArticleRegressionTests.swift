import Foundation
import KeyedArchive
import KeyedArchiveFoundation
import Testing

@Suite("A class written for NSKeyedUnarchiver, unchanged")
struct ArticleRegressionTests {
  struct InvalidSize: Error {}

  /// What an application does around its decoder.
  static func read(_ data: Data) throws -> ArticleMemo {
    guard !data.isEmpty, data.count <= 1_048_576 else { throw InvalidSize() }
    let reader = try KeyedUnarchiver(forReadingFrom: data)
    reader.requiresSecureCoding = true
    reader.decodingFailurePolicy = .setErrorAndReturn
    let memo = reader.decodeObject(of: ArticleMemo.self, forKey: NSKeyedArchiveRootObjectKey)
    reader.finishDecoding()
    if let error = reader.error { throw error }
    return try #require(memo)
  }

  static func refusal(_ data: Data) -> ArchiveError? {
    do {
      _ = try read(data)
      return nil
    } catch {
      return error as? ArchiveError
    }
  }

  @Test("A valid memo is read back")
  func valid() throws {
    let data = try ArticleMemo.pack(ArticleMemo(text: "draft"))
    #expect(try Self.read(data).text == "draft")
  }

  @Test("A root of another class is refused, and named")
  func wrongRoot() throws {
    let error = Self.refusal(try ArticleMemo.pack(NSString(string: "wrong root")))
    #expect(error?.code == .classNotAllowed)
    #expect(
      error?.detail
        == .classes(found: "NSString", allowed: ["KeyedArchiveFoundationTests.ArticleMemo"]))
  }

  @Test("A version from the future is refused")
  func futureVersion() throws {
    let error = Self.refusal(try ArticleMemo.pack(ArticleMemo(schema: 2, text: "future")))
    #expect(error?.code == .invalidValue && error?.path.description == "$objects[1]")
  }

  @Test("Every truncation is refused")
  func truncated() throws {
    let data = try ArticleMemo.pack(ArticleMemo(text: "draft"))
    #expect(Self.refusal(data.prefix(12)) != nil)
    for length in 1..<data.count { #expect(Self.refusal(data.prefix(length)) != nil) }
  }

  @Test("Text: at the longest and one past it, in UTF-16 units")
  func longText() throws {
    let emoji = String(repeating: "😀", count: ArticleMemo.longestText / 2)
    #expect(try Self.read(try ArticleMemo.pack(ArticleMemo(text: emoji))).text == emoji)
    #expect(Self.refusal(try ArticleMemo.pack(ArticleMemo(text: emoji + "x"))) != nil)
  }

  @Test("A version that is not there is not zero")
  func missingVersion() throws {
    let archive = Archives.object(
      "KeyedArchiveFoundationTests.ArticleMemo", [.init("text", .string("draft"))])
    #expect(Self.refusal(archive)?.code == .invalidValue)
  }

  @Test("A text that is not there, or is a number, says so", arguments: [true, false])
  func wrongText(_ isAbsent: Bool) throws {
    let archive = Archives.object(
      "KeyedArchiveFoundationTests.ArticleMemo",
      [.init("schema", .integer(1))] + (isAbsent ? [] : [.init("text", .integer(7))]))
    let error = Self.refusal(archive)
    #expect(error?.code == (isAbsent ? .missingField : .wrongType))
    #expect(error?.path.description == "$objects[1].text")
  }

  @Test("The archive of the native type is the same archive")
  func nativeArchive() throws {
    let data = Data(try ArchiveEncoder().encode(Memo(text: "draft")))
    let reader = try KeyedUnarchiver(forReadingFrom: data)
    reader.setClass(ArticleMemo.self, forClassName: "Memo")
    let memo = reader.decodeObject(of: ArticleMemo.self, forKey: "root")
    #expect(memo?.text == "draft" && reader.error == nil)
  }

  @Test("NSKeyedUnarchiver reads the archive of the native type")
  func foundationReadsNative() async throws {
    await #expect(processExitsWith: .success) {
      let data = Data(try ArchiveEncoder().encode(Memo(text: "draft")))
      let reader = try NSKeyedUnarchiver(forReadingFrom: data)
      reader.setClass(ArticleMemo.self, forClassName: "Memo")
      reader.decodingFailurePolicy = .setErrorAndReturn
      let memo = reader.decodeObject(of: ArticleMemo.self, forKey: "root")
      #expect(memo?.text == "draft")
    }
  }
}
