import Foundation
import KeyedArchive
import KeyedArchiveFoundation
import Testing

@Suite("Decodable values inside an archive, and keys that are not there")
struct DecodableTests {
  struct Settings: Codable, Equatable {
    var name = "é"
    // Foundation's archiver on Linux stores `true` and 1 as one object.
    var figures = [3, -2]
    var ratio = 0.5
    var isOn = true
    var data = Data([1, 2])
    var date = Date(timeIntervalSinceReferenceDate: 7)
    var nested: [String: [String]] = ["a": ["b"]]
    var nothing: Int?
  }

  /// What `encodeEncodable` writes, under `settings` of `$top`.
  private static func archive(_ value: ArchiveValue) throws -> KeyedUnarchiver {
    let bytes = try ArchiveEncoder().encode([("settings", .value(value))])
    return try KeyedUnarchiver(forReadingFrom: Data(bytes))
  }

  struct Holder: ArchiveEncodable {
    static let encodedClass = ArchiveClassRecord(
      name: "KeyedArchiveFoundationTests.SettingsHolder",
      hierarchy: ["KeyedArchiveFoundationTests.SettingsHolder", "NSObject"])
    var settings: Settings

    func encode(into fields: inout ArchiveFieldEncoder) throws(ArchiveError) {
      try fields.encodeEncodable(settings, forKey: "settings")
    }
  }

  /// What `NSKeyedArchiver.encodeEncodable` passes to `encode(_:forKey:)`. Foundation on Linux does
  /// not have that method.
  private static func propertyList(_ settings: Settings) throws -> Any {
    try unsafe PropertyListSerialization.propertyList(
      from: PropertyListEncoder().encode(settings), options: [], format: nil)
  }

  @Test("A property list that Foundation's archiver wrote is decoded")
  func foundation() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(try Self.propertyList(Settings(name: "n")), forKey: "settings")
    archiver.finishEncoding()
    let coder = try KeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(coder.decodeDecodable(Settings.self, forKey: "settings") == Settings(name: "n"))
    #expect(coder.error == nil)
  }

  @Test("What is written is the same property list to Foundation's unarchiver")
  func toFoundation() throws {
    let bytes = try ArchiveEncoder().encodeTop { (fields) throws(ArchiveError) in
      try fields.encodeEncodable(Settings(), forKey: "settings")
    }
    let coder = try NSKeyedUnarchiver(forReadingFrom: Data(bytes))
    let list = try #require(coder.decodePropertyList(forKey: "settings") as? NSObject)
    #expect(list == (try Self.propertyList(Settings()) as? NSObject))
  }

  @Test("A value in an object comes back")
  func object() throws {
    let data = Data(try ArchiveEncoder().encode(Holder(settings: Settings(name: "n"))))
    let holder = try KeyedUnarchiver.unarchivedObject(ofClass: SettingsHolder.self, from: data)
    #expect(holder?.settings == Settings(name: "n"))
  }

  @Test("A value of the top comes back")
  func top() throws {
    let coder = try Self.archive(.dictionary([ArchivePair(.string("a"), .array([.integer(1)]))]))
    #expect(coder.decodeDecodable([String: [Int]].self, forKey: "settings") == ["a": [1]])
    #expect(coder.error == nil)
  }

  @Test("Another type, another class, too many levels: the coder fails")
  func refused() throws {
    var deep = ArchiveValue.array([])
    for _ in 0..<KeyedUnarchiver.maximumDepth { deep = .array([deep]) }
    for value in [
      .dictionary([ArchivePair(.string("a"), .string("b"))]), .array([.null]), .set([]), deep,
      .dictionary([ArchivePair(.integer(1), .string("b"))]),
    ] as [ArchiveValue] {
      let coder = try Self.archive(value)
      #expect(coder.decodeDecodable([String: [Int]].self, forKey: "settings") == nil)
      #expect(coder.error != nil)
    }
    let coder = try Self.archive(.array([]))
    #expect(throws: ArchiveError.self) {
      try coder.decodeTopLevelDecodable([Int].self, forKey: "other")
    }
    #expect((coder.error as? ArchiveError)?.code == .rootMissing)
  }

  @Test("A value that no property list holds is refused when it is written")
  func unwritable() {
    #expect(throws: ArchiveError.self) {
      try ArchiveEncoder().encodeTop { (fields) throws(ArchiveError) in
        try fields.encodeEncodable(7, forKey: "settings")
      }
    }
  }

  @Test("A key that is not there: an error, or nil and zero where that is asked for")
  func absent() throws {
    let data = Archives.object("KeyedArchiveFoundationTests.Lenient", [])
    #expect(throws: ArchiveError.self) {
      try KeyedUnarchiver.unarchivedObject(ofClass: Lenient.self, from: data)
    }
    let read = try KeyedUnarchiver.unarchivedObject(
      ofClass: Lenient.self, from: data, absentKeys: .returnDefault)
    #expect(read?.count == 0 && read?.name == nil)
    let list = Archives.value(
      .array([
        .object(
          ArchiveUnknownObject(className: "KeyedArchiveFoundationTests.Lenient", fields: []))
      ]))
    let many = try KeyedUnarchiver.unarchivedArrayOfObjects(
      ofClass: Lenient.self, from: list, absentKeys: .returnDefault)
    #expect(many?.count == 1)
  }
}

/// A class with a `Codable` value inside.
final class SettingsHolder: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  let settings: DecodableTests.Settings

  init?(coder: NSCoder) {
    guard let coder = coder as? KeyedUnarchiver,
      let settings = coder.decodeDecodable(DecodableTests.Settings.self, forKey: "settings")
    else { return nil }
    self.settings = settings
  }

  func encode(with coder: NSCoder) {}
}

/// A class that counts on nil and zero, as many do.
final class Lenient: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  let count: Int
  let name: String?

  init?(coder: NSCoder) {
    count = coder.decodeInteger(forKey: "count")
    name = coder.decodeObject(of: NSString.self, forKey: "name") as String?
  }

  func encode(with coder: NSCoder) {}
}
