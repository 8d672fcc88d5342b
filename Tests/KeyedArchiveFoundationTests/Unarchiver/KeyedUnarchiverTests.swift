import Foundation
import KeyedArchive
import KeyedArchiveFoundation
import Testing

@Suite("What the coder decodes")
struct KeyedUnarchiverTests {
  static let module = "KeyedArchiveFoundationTests"

  @Test("Objects inside objects, nil at the end")
  func nested() throws {
    let list = Node("a", next: Node("b", next: Node("c")))
    let read = try KeyedUnarchiver.unarchivedObject(
      ofClass: Node.self, from: ArticleMemo.pack(list))
    #expect(read?.next?.next?.name == "c" && read?.next?.next?.next == nil)
  }

  @Test("Every scalar")
  func scalars() throws {
    struct Figures: ArchiveEncodable {
      static let encodedClass = ArchiveClassRecord(
        name: "\(KeyedUnarchiverTests.module).Scalars",
        hierarchy: ["\(KeyedUnarchiverTests.module).Scalars", "NSObject"])
      func encode(into fields: inout ArchiveFieldEncoder) {
        fields.encode(true, forKey: "bool")
        fields.encode(Int.min, forKey: "integer")
        fields.encode(Int32.max, forKey: "int32")
        fields.encode(Int64.max, forKey: "int64")
        fields.encode(-1, forKey: "cint")
        fields.encode(0.5, forKey: "float")
        fields.encode(1e300, forKey: "double")
        fields.encodeBytes([1, 2, 3], forKey: "bytes")
      }
    }
    let read = try KeyedUnarchiver.unarchivedObject(
      ofClass: Scalars.self, from: Data(ArchiveEncoder().encode(Figures())))
    #expect(
      read?.text
        == "true \(Int.min) \(Int32.max) \(Int64.max) -1 0.5 1e+300 [1, 2, 3]")
  }

  static let foundationClasses: [AnyClass] = [
    NSNull.self, NSString.self, NSNumber.self, NSData.self, NSDate.self, NSURL.self, NSUUID.self,
    NSIndexSet.self, NSIndexPath.self, NSValue.self, NSLocale.self, NSTimeZone.self,
    NSRegularExpression.self, NSCountedSet.self, NSOrderedSet.self, NSSet.self,
    NSDictionary.self, NSError.self, NSMeasurement.self,
  ]

  @Test("Each Foundation class gives what Foundation gives")
  func builtIns() throws {
    let value = ArchiveValue.array([
      .null, .string("é"), .bool(true), .integer(-5), .integer(Int128(UInt64.max)), .real(2.5),
      .data([1, 2]), .date(7), .url(relative: "b", base: .url(relative: "http://a/", base: nil)),
      .uuid(ArchiveUUID(high: 1, low: 2)), .indexSet([1..<3, 9..<10]), .indexPath([4, 300]),
      .range(location: 3, length: 4), .point(x: 1, y: 2), .size(width: 3, height: 4),
      .rect(x: 1, y: 2, width: 3, height: 4), .locale(identifier: "fr_FR"),
      .timeZone(name: "GMT", data: nil), .regularExpression(pattern: "a+", options: 1),
      .countedSet([ArchiveCountedMember(.string("x"), count: 2)]), .orderedSet([.integer(1)]),
      .set([.string("s")]), .dictionary([ArchivePair(.string("k"), .integer(1))]),
      .error(domain: "d", code: 5, userInfo: .dictionary([ArchivePair(.string("u"), .bool(true))])),
      .decimal(
        ArchiveDecimal(exponent: -3, isNegative: true, length: 1, mantissa: 12_345)),
      .measurement(
        value: 2,
        unit: .unit(ArchiveUnit(className: "NSUnitLength", symbol: "km", coefficient: 1000))),
    ])
    let expected: [NSObject] = [
      NSNull(), NSString(string: "é"), NSNumber(value: true), NSNumber(value: -5),
      NSNumber(value: UInt64.max), NSNumber(value: 2.5), NSData(data: Data([1, 2])),
      NSDate(timeIntervalSinceReferenceDate: 7),
      try #require(NSURL(string: "b", relativeTo: URL(string: "http://a/"))),
      try #require(NSUUID(uuidString: "00000000-0000-0001-0000-000000000002")),
      {
        let set = NSMutableIndexSet(indexesIn: NSRange(location: 1, length: 2))
        set.add(9)
        return set
      }(),
      unsafe NSIndexPath(indexes: [4, 300], length: 2),
      NSValue(range: NSRange(location: 3, length: 4)), NSValue(point: NSPoint(x: 1, y: 2)),
      NSValue(size: NSSize(width: 3, height: 4)),
      NSValue(rect: NSRect(x: 1, y: 2, width: 3, height: 4)), NSLocale(localeIdentifier: "fr_FR"),
      try #require(NSTimeZone(name: "GMT")),
      try NSRegularExpression(pattern: "a+", options: .caseInsensitive),
      NSCountedSet(array: [NSString(string: "x"), NSString(string: "x")]),
      NSOrderedSet(array: [NSNumber(value: 1)]), NSSet(array: [NSString(string: "s")]),
      NSDictionary(object: NSNumber(value: 1), forKey: NSString(string: "k")),
      NSError(domain: "d", code: 5, userInfo: ["u": NSNumber(value: true)]),
      NSDecimalNumber(string: "-12.345"),
      NSMeasurement(doubleValue: 2, unit: UnitLength.kilometers),
    ]
    let read = try KeyedUnarchiver.unarchivedArrayOfObjects(
      ofClasses: Self.foundationClasses, from: Archives.value(value))
    let objects = try #require(read as? [NSObject])
    #expect(objects.count == expected.count)
    for (object, expected) in zip(objects, expected) {
      #expect(object.isEqual(expected), "\(object) is not \(expected)")
    }
  }

  @Test("Mutable classes are mutable, and only where they are archived so")
  func mutable() throws {
    let string = Archives.document([
      .instance(classIdentifier: 2, fields: [PropertyListEntry("NS.string", .string("a"))]),
      Archives.record("NSMutableString", "NSString"),
    ])
    let text = try KeyedUnarchiver.unarchivedObject(ofClass: NSString.self, from: string)
    (text as? NSMutableString)?.append("b")
    #expect(text == NSString(string: "ab"))
    let list = Archives.document([
      Archives.list([], 2), Archives.record("NSMutableArray", "NSArray"),
    ])
    #expect(
      try KeyedUnarchiver.unarchivedObject(ofClass: NSArray.self, from: list) is NSMutableArray)
    #expect(Archives.refusal(Archives.value(.array([])), [NSMutableArray.self]) != nil)
  }

  @Test("One object that two places refer to is one object")
  func identity() throws {
    let shared = Node("shared")
    let read = try KeyedUnarchiver.unarchivedArrayOfObjects(
      ofClass: Node.self, from: ArticleMemo.pack(NSArray(array: [shared, shared])))
    let nodes = try #require(read)
    #expect(nodes.count == 2 && nodes[0] === nodes[1])
  }

  @Test("Arrays and dictionaries with classes for each part")
  func typedContainers() throws {
    let list = Archives.value(.array([.string("a"), .string("b")]))
    #expect(
      try KeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSString.self, from: list)
        == [NSString(string: "a"), NSString(string: "b")])
    #expect(throws: ArchiveError.self) {
      try KeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSNumber.self, from: list)
    }
    let pairs = Archives.value(.dictionary([ArchivePair(.string("k"), .integer(1))]))
    #expect(
      try KeyedUnarchiver.unarchivedDictionary(
        ofKeyClass: NSString.self, objectClass: NSNumber.self, from: pairs)
        == [NSString(string: "k"): NSNumber(value: 1)])
    #expect(throws: ArchiveError.self) {
      try KeyedUnarchiver.unarchivedDictionary(
        ofKeyClass: NSNumber.self, objectClass: NSString.self, from: pairs)
    }
    #expect(throws: ArchiveError.self) {
      try KeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSString.self, from: pairs)
    }
  }

  @Test("A subclass of an allowed class, when the archive says what it descends from")
  func subclass() throws {
    let name = "\(Self.module).Dog"
    let honest = Archives.document([
      .instance(classIdentifier: 2, fields: []), Archives.record(name, "\(Self.module).Animal"),
    ])
    #expect(
      try KeyedUnarchiver.unarchivedObject(ofClass: Animal.self, from: honest) is Dog)
    let silent = Archives.document([
      .instance(classIdentifier: 2, fields: []), Archives.record(name),
    ])
    #expect(Archives.refusal(silent, [Animal.self])?.code == .classNotAllowed)
    let lying = Archives.document([
      .instance(classIdentifier: 2, fields: []),
      Archives.record("\(Self.module).Node", "\(Self.module).Animal"),
    ])
    #expect(Archives.refusal(lying, [Animal.self])?.code == .classNotAllowed)
  }

  @Test("Old names decode only where they are mapped, and class hints are followed")
  func names() throws {
    let old = Archives.object("Old.Animal", [])
    #expect(Archives.refusal(old, [Animal.self])?.code == .classNotAllowed)
    let coder = try KeyedUnarchiver(forReadingFrom: old)
    coder.setClass(Animal.self, forClassName: "Old.Animal")
    #expect(coder.class(forClassName: "Old.Animal") == Animal.self)
    #expect(coder.decodeObject(of: Animal.self, forKey: "root") != nil)
    let hinted = Archives.document([
      .instance(classIdentifier: 2, fields: []),
      .classRecord(
        ArchiveClassRecord(
          name: "Private", hierarchy: ["Private"], hints: ["\(Self.module).Animal"])),
    ])
    #expect(try KeyedUnarchiver.unarchivedObject(ofClass: Animal.self, from: hinted) != nil)
  }

  @Test("Objects without keys, and roots of other names")
  func unkeyed() throws {
    let archive = Archives.document([
      .instance(
        classIdentifier: 2,
        fields: [PropertyListEntry("$0", .uid(3)), PropertyListEntry("$1", .uid(4))]),
      Archives.record("\(Self.module).Unkeyed"), .plain(.string("a")), .plain(.integer(2)),
    ])
    let read = try KeyedUnarchiver.unarchivedObject(
      ofClasses: [Unkeyed.self, NSString.self, NSNumber.self], from: archive)
    #expect((read as? Unkeyed)?.parts == ["a", "2"])
    let named = try ArchiveEncoder().encode([("$x", .value(.string("y")))])
    let coder = try KeyedUnarchiver(forReadingFrom: Data(named))
    #expect(coder.containsValue(forKey: "$x") && !coder.containsValue(forKey: "root"))
    #expect(coder.decodeObject(of: NSString.self, forKey: "$x") == NSString(string: "y"))
  }
}
