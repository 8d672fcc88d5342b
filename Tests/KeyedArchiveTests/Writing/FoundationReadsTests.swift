import Foundation
import KeyedArchive
import Testing

/// Foundation's own readers, each in a child process because they trap where they disagree.
@Suite("Foundation reads what is written")
struct FoundationReadsTests {
  static let classes: [AnyClass] = [
    NSArray.self, NSDictionary.self, NSSet.self, NSOrderedSet.self, NSCountedSet.self,
    NSString.self, NSNumber.self, NSData.self, NSDate.self, NSUUID.self, NSURL.self, NSNull.self,
    NSIndexSet.self, NSIndexPath.self, NSValue.self, NSLocale.self, NSRegularExpression.self,
  ]

  /// What Foundation holds for a sample of the same name.
  static func expected(_ name: String) -> NSObject? {
    switch name {
    case "null": NSNull()
    case "string": NSString(string: "grüße 😀")
    case "true": NSNumber(value: true)
    case "integer": NSNumber(value: -5)
    case "unsigned": NSNumber(value: UInt64.max)
    case "real": NSNumber(value: 2.5)
    case "data": NSData(data: Data([1, 2, 255]))
    case "date": NSDate(timeIntervalSinceReferenceDate: 12345.5)
    case "UUID": NSUUID(uuidString: "01020304-0506-0708-090A-0B0C0D0E0F10")
    case "URL": NSURL(string: "https://example.com/a")
    case "URL with base":
      NSURL(string: "a.txt", relativeTo: URL(string: "https://example.com/"))
    case "array":
      NSArray(array: [
        NSNumber(value: 1), NSString(string: "x"), NSNull(), NSArray(array: []),
      ])
    case "set": NSSet(array: [NSString(string: "only")])
    case "ordered set":
      NSOrderedSet(array: [NSNumber(value: 3), NSNumber(value: 1), NSNumber(value: 2)])
    case "dictionary":
      NSDictionary(
        object: NSArray(array: [NSNumber(value: false)]), forKey: NSString(string: "k"))
    case "empty index set": NSIndexSet()
    case "index set of a range": NSIndexSet(indexesIn: NSRange(location: 5, length: 5))
    case "range": NSValue(range: NSRange(location: 3, length: 4))
    case "point": NSValue(point: NSPoint(x: 1, y: -2.5))
    case "size": NSValue(size: NSSize(width: 0, height: 1e10))
    case "rect": NSValue(rect: NSRect(x: 1, y: 2, width: 3.25, height: 4))
    case "locale": NSLocale(localeIdentifier: "fr_FR")
    case "index path": unsafe NSIndexPath(indexes: [4, 300, 15], length: 3)
    case "short index path": NSIndexPath(index: 52)
    default: nil
    }
  }

  static func read(_ bytes: [UInt8]) throws -> NSObject {
    let object = try NSKeyedUnarchiver.unarchivedObject(ofClasses: classes, from: Data(bytes))
    return try #require(object as? NSObject)
  }

  static func sample<Object>(_ name: String, as type: Object.Type) throws -> Object {
    let sample = try #require(SampleValues.each.first { $0.name == name })
    return try #require(try read(ArchiveEncoder().encode(sample.value)) as? Object)
  }

  @Test("Values as objects", arguments: PropertyListFormat.allCases)
  func values(_ format: PropertyListFormat) async {
    await #expect(processExitsWith: .success) { [format = format.rawValue as String] in
      var encoder = ArchiveEncoder()
      encoder.format = try #require(PropertyListFormat(rawValue: format))
      for (name, value) in SampleValues.each {
        guard let expected = FoundationReadsTests.expected(name) else { continue }
        let read = try FoundationReadsTests.read(encoder.encode(value))
        #expect(read.isEqual(expected), "\(name): \(read)")
      }
    }
  }

  @Test("A counted set")
  func countedSet() async {
    await #expect(processExitsWith: .success) {
      let read = try FoundationReadsTests.sample("counted set", as: NSCountedSet.self)
      #expect(read.count(for: NSString(string: "a")) == 3)
    }
  }

  @Test("An index set of several ranges")
  func indexSet() async {
    await #expect(processExitsWith: .success) {
      let read = try FoundationReadsTests.sample("index set", as: NSIndexSet.self)
      #expect(read.count == 101 && read.contains(149) && read.contains(1000))
    }
  }

  @Test("A regular expression")
  func regularExpression() async {
    await #expect(processExitsWith: .success) {
      let read = try FoundationReadsTests.sample(
        "regular expression", as: NSRegularExpression.self)
      #expect(read.pattern == "a+" && read.options == [.caseInsensitive])
    }
  }

  @Test("Hundreds of dictionaries, and the same objects stay the same")
  func graph() async {
    await #expect(processExitsWith: .success) {
      let bytes = try ArchiveEncoder().encode(SampleValues.dictionaries(300))
      let list = try #require(try FoundationReadsTests.read(bytes) as? NSArray)
      #expect(list.count == 300)
      let last = try #require(list.object(at: 299) as? NSDictionary)
      #expect(last.object(forKey: "title") as? String == "Record number 299")
      #expect(
        (last.object(forKey: "created") as? Date) == Date(timeIntervalSinceReferenceDate: 17940))
    }
  }

  @Test("Property lists", arguments: PropertyListFormat.allCases)
  func propertyLists(_ format: PropertyListFormat) async {
    await #expect(processExitsWith: .success) { [format = format.rawValue as String] in
      let format = try #require(PropertyListFormat(rawValue: format))
      let value = PropertyListValue.dictionary([
        .init("text", .string("grüße <&>")), .init("wide", .integer(Int128(UInt64.max))),
        .init("small", .integer(-7)), .init("list", .array([.bool(true), .real(0.1), .data([9])])),
        .init("date", .date(86_400)),
      ])
      let bytes = try Data(value.encoded(as: format))
      let read = try unsafe PropertyListSerialization.propertyList(from: bytes, format: nil)
      let expected: NSDictionary = [
        "text": "grüße <&>", "wide": NSNumber(value: UInt64.max), "small": -7,
        "list": [true, 0.1, Data([9])] as [Any],
        "date": Date(timeIntervalSinceReferenceDate: 86_400),
      ]
      #expect(expected.isEqual(read))
    }
  }
}
