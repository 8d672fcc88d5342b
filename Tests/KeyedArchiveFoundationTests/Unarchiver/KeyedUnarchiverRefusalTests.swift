import Foundation
import KeyedArchive
import Testing

@testable import KeyedArchiveFoundation

@Suite("What fails the coder, for good")
struct KeyedUnarchiverRefusalTests {
  static let module = KeyedUnarchiverTests.module

  @Test("A class that goes on after a failure is not returned")
  func careless() throws {
    let classes: [AnyClass] = [Careless.self]
    let name = "\(Self.module).Careless"
    let absent = Archives.object(name, [.init("count", .integer(1))])
    #expect(Archives.refusal(absent, classes)?.code == .missingField)
    let wrongElement = Archives.object(
      name, [.init("list", .array([.integer(1)])), .init("count", .integer(1))])
    #expect(Archives.refusal(wrongElement, classes)?.code == .classNotAllowed)
    let whole = Archives.object(
      name, [.init("list", .array([.string("a")])), .init("count", .integer(1))])
    #expect(Archives.refusal(whole, classes) == nil)
  }

  @Test("Absent keys as NSKeyedUnarchiver has them, when asked")
  func defaults() throws {
    let data = Archives.object("\(Self.module).Careless", [])
    let coder = try KeyedUnarchiver(forReadingFrom: data)
    coder.absentKeyPolicy = .returnDefault
    let read = coder.decodeObject(of: Careless.self, forKey: "root")
    #expect(read?.count == 0 && coder.error == nil)
  }

  @Test("Everything after the first failure is nil or zero")
  func poisoned() throws {
    let data = Archives.document([
      .instance(
        classIdentifier: 2,
        fields: [PropertyListEntry("a", .integer(1)), PropertyListEntry("name", .uid(3))]),
      Archives.record("\(Self.module).Node"), .plain(.string("x")),
    ])
    let coder = try KeyedUnarchiver(forReadingFrom: data)
    #expect(coder.decodeObject(of: NSString.self, forKey: "root") == nil)
    let first = coder.error as? ArchiveError
    #expect(first?.code == .classNotAllowed)
    #expect(coder.decodeObject(of: Node.self, forKey: "root") == nil)
    #expect(!coder.containsValue(forKey: "root") && coder.decodeInteger(forKey: "root") == 0)
    #expect(coder.error as? ArchiveError == first)
  }

  static let scalars: [(field: Archives.Field, code: ArchiveError.Code?)] = [
    (.init("bool", .integer(1)), .wrongType),
    (.init("bool", .bool(false)), nil),
    (.init("int32", .integer(Int128(Int32.max))), nil),
    (.init("int32", .integer(Int128(Int32.max) + 1)), .wrongType),
    (.init("int32", .bool(true)), .wrongType),
    (.init("int64", .real(1)), .wrongType),
    (.init("int64", .integer(Int128(Int64.max) + 1)), .wrongType),
    (.init("int64", .string("1")), .wrongType),
    (.init("double", .integer(1 << 53)), nil),
    (.init("double", .integer((1 << 53) + 1)), .wrongType),
    (.init("float", .real(1e39)), .wrongType),
    (.init("float", .real(.infinity)), nil),
    (.init("bytes", .string("text")), .wrongType),
  ]

  @Test("Scalars of another type or size", arguments: scalars.indices)
  func scalar(_ index: Int) {
    let (field, code) = Self.scalars[index]
    let data = Archives.object("\(Self.module).OneScalar", [field])
    #expect(Archives.refusal(data, [OneScalar.self])?.code == code)
  }

  @Test("Allow-lists that allow everything or nothing")
  func allowLists() throws {
    let data = Archives.value(.string("a"))
    let universal = Archives.refusal(data, [NSString.self, NSObject.self])
    #expect(universal?.code == .universalClass)
    #expect(universal?.description.contains("every class there is") == true)
    #expect(Archives.refusal(data, [])?.code == .classNotAllowed)
    let coder = try KeyedUnarchiver(forReadingFrom: data)
    #expect(coder.decodeObject(forKey: "root") == nil && coder.error != nil)
    let insecure = try KeyedUnarchiver(forReadingFrom: data)
    insecure.requiresSecureCoding = false
    #expect(insecure.decodeObject(of: NSString.self, forKey: "root") == nil)
    #expect(insecure.requiresSecureCoding)
  }

  @Test("Classes that cannot be decoded securely")
  func insecureClasses() {
    let unfit: [String: [AnyClass]] = ["Insecure": [Insecure.self], "Declining": [Declining.self]]
    for (name, classes) in unfit {
      let error = Archives.refusal(Archives.object("\(Self.module).\(name)", []), classes)
      #expect(error?.code == .classNotAllowed)
      #expect(error?.description.contains("does not support secure coding") == true)
    }
    let interval = Archives.refusal(Archives.object("NSDateInterval", []), [NSDateInterval.self])
    #expect(interval?.description.contains("may trap") == true)
  }

  @Test("An error that a class reports is the error")
  func reported() throws {
    let data = Archives.object("\(Self.module).Reporting", [])
    #expect(throws: Reporting.Complaint.self) {
      try KeyedUnarchiver.unarchivedObject(ofClass: Reporting.self, from: data)
    }
  }

  @Test("Classes are checked on every reference, built or not, plain or not")
  func everyEdge() throws {
    #expect(
      Archives.refusal(Archives.value(.string("a")), [NSNumber.self])?.code == .classNotAllowed)
    let data = try ArchiveEncoder().encode([
      ("first", .value(.string("a"))), ("second", .value(.string("a"))),
    ])
    let coder = try KeyedUnarchiver(forReadingFrom: Data(data))
    #expect(coder.decodeObject(of: NSString.self, forKey: "first") != nil)
    #expect(coder.decodeObject(of: NSDate.self, forKey: "second") == nil)
    #expect((coder.error as? ArchiveError)?.code == .classNotAllowed)
  }

  @Test("Cycles, through containers, keys and classes")
  func cycles() {
    let classes: [AnyClass] = [NSArray.self, NSSet.self, NSDictionary.self, Node.self]
    let array = Archives.document([Archives.list([1], 2), Archives.record("NSArray")])
    #expect(Archives.refusal(array, classes)?.code == .objectCycle)
    let set = Archives.document([Archives.list([1], 2), Archives.record("NSSet")])
    #expect(Archives.refusal(set, classes)?.code == .objectCycle)
    let key = Archives.document([
      .instance(
        classIdentifier: 2,
        fields: [
          PropertyListEntry("NS.keys", .array([.uid(1)])),
          PropertyListEntry("NS.objects", .array([.uid(1)])),
        ]),
      Archives.record("NSDictionary"),
    ])
    #expect(Archives.refusal(key, classes)?.code == .objectCycle)
    let node = Archives.document([
      .instance(
        classIdentifier: 2,
        fields: [PropertyListEntry("name", .uid(3)), PropertyListEntry("next", .uid(1))]),
      Archives.record("\(Self.module).Node"), .plain(.string("n")),
    ])
    #expect(Archives.refusal(node, classes)?.code == .objectCycle)
  }

  @Test("Depth: at the limit and one past it, of classes and of containers")
  func depth() throws {
    func chain(_ count: Int) -> Data {
      let objects: [ArchiveDocument.Object] = (0..<count).map { index in
        .instance(
          classIdentifier: UInt32(count + 1),
          fields: [
            PropertyListEntry("name", .uid(UInt32(count + 2))),
            PropertyListEntry("next", .uid(index + 1 < count ? UInt32(index + 2) : 0)),
          ])
      }
      return Archives.document(
        objects + [Archives.record("\(Self.module).Node"), .plain(.string("n"))])
    }
    let deepest = KeyedUnarchiver.maximumDepth
    #expect(Archives.refusal(chain(deepest), [Node.self]) == nil)
    #expect(Archives.refusal(chain(deepest + 1), [Node.self])?.code == .tooDeep)
    func nested(_ levels: Int) -> Data {
      Archives.value((1..<levels).reduce(.array([])) { value, _ in .array([value]) })
    }
    #expect(Archives.refusal(nested(deepest), [NSArray.self]) == nil)
    #expect(Archives.refusal(nested(deepest + 1), [NSArray.self])?.code == .tooDeep)
  }

  @Test("Depth through an object that was built before, in a shallower place")
  func sharedDepth() throws {
    /// A root that holds a chain, and a second chain that ends in the first.
    func chains(_ first: Int, _ second: Int) -> Data {
      let classIdentifier = UInt32(first + second + 2)
      func array(_ elements: UInt32...) -> ArchiveDocument.Object {
        .instance(
          classIdentifier: classIdentifier,
          fields: [PropertyListEntry("NS.objects", .array(elements.map { .uid($0) }))])
      }
      let top = UInt32(first + 2)
      var objects = [array(2, top)]
      objects += (0..<first).map { $0 + 1 < first ? array(UInt32($0 + 3)) : array() }
      objects += (0..<second).map { $0 + 1 < second ? array(top + UInt32($0) + 1) : array(2) }
      return Archives.document(objects + [Archives.record("NSArray")])
    }
    let deepest = KeyedUnarchiver.maximumDepth
    #expect(Archives.refusal(chains(100, deepest - 101), [NSArray.self]) == nil)
    #expect(Archives.refusal(chains(100, deepest - 100), [NSArray.self])?.code == .tooDeep)
  }

  @Test("Work: at the limit and one past it, where a count is only a number")
  func work() throws {
    func set(_ count: UInt64) -> Data {
      Archives.value(.countedSet([ArchiveCountedMember(.string("x"), count: count)]))
    }
    let classes: [AnyClass] = [NSCountedSet.self, NSString.self]
    // Two references are followed besides. Any count of 17 to 32 bits takes as many bytes.
    let work = ArchiveLimits.standard.workAllowed(forBytes: set(70_000).count) - 2
    let each = FoundationHashing.addingCost + FoundationHashing.comparisonCost(NSString("x"))
    let allowed = UInt64((KeyedUnarchiver.freeComparisons + work) / each)
    #expect(Archives.refusal(set(allowed), classes) == nil)
    #expect(Archives.refusal(set(allowed + 1), classes)?.code == .tooMuchWork)
    #expect(Archives.refusal(set(UInt64.max >> 1), classes)?.code == .tooMuchWork)
  }

  @Test("Regular expressions: at their limit and one past it, alone and together")
  func expressions() throws {
    func refusal(_ lengths: Int...) throws -> ArchiveError? {
      let data = Archives.value(
        .array(
          lengths.map { .regularExpression(pattern: String(repeating: "a", count: $0), options: 0) }
        ))
      var policy = ArchivePolicy.standard
      policy.limits.expressionUnits = 100
      let coder = try KeyedUnarchiver(forReadingFrom: data, policy: policy)
      _ = coder.decodeObject(of: [NSArray.self, NSRegularExpression.self], forKey: "root")
      return coder.error as? ArchiveError
    }
    #expect(try refusal(100) == nil)
    #expect(try refusal(101)?.code == .stringTooLong)
    #expect(try refusal(98, 1, 1) == nil)
    #expect(try refusal(98, 1, 2)?.code == .stringTooLong)
    let error = try refusal(101)
    #expect(error?.description.contains("(limit expressionUnits)") == true)
  }

  @Test("A regular expression of 500 KB is refused by the limit that everyone has")
  func longExpression() {
    let pattern = String(repeating: "a", count: 500_000)
    let data = Archives.value(.regularExpression(pattern: pattern, options: 0))
    #expect(Archives.refusal(data, [NSRegularExpression.self])?.code == .stringTooLong)
  }

  @Test("Equal keys and members")
  func repeated() {
    let keys = Archives.value(
      .dictionary([
        ArchivePair(.string("k"), .integer(1)), ArchivePair(.string("k"), .integer(2)),
      ]))
    #expect(
      Archives.refusal(keys, [NSDictionary.self, NSString.self, NSNumber.self])?.code
        == .duplicateKey)
    let members = Archives.value(.set([.string("m"), .string("m")]))
    #expect(Archives.refusal(members, [NSSet.self, NSString.self])?.code == .containerShape)
  }

  @Test("Names that lead outside are not looked up")
  func outside() {
    let zone = Archives.value(.timeZone(name: "../../../etc/passwd", data: nil))
    #expect(Archives.refusal(zone, [NSTimeZone.self])?.code == .invalidValue)
  }

  @Test("Nothing is decoded after the end")
  func finished() throws {
    let coder = try KeyedUnarchiver(forReadingFrom: Archives.value(.string("a")))
    coder.finishDecoding()
    #expect(coder.error == nil)
    #expect(coder.decodeObject(of: NSString.self, forKey: "root") == nil && coder.error != nil)
  }

  @Test("To code that knows Cocoa's errors, an error is one of them")
  func cocoaErrors() throws {
    let corrupt = try #require(throws: ArchiveError.self) {
      try KeyedUnarchiver(forReadingFrom: Data([1, 2, 3]))
    }
    #expect((corrupt as NSError).domain == NSCocoaErrorDomain)
    #expect((corrupt as NSError).code == CocoaError.coderReadCorrupt.rawValue)
    #expect(corrupt.localizedDescription == corrupt.description)
    let absent = Archives.refusal(
      try Data(ArchiveEncoder().encode([("other", .value(.bool(true)))])), [NSNumber.self])
    #expect((absent as NSError?)?.code == CocoaError.coderValueNotFound.rawValue)
    #expect(absent?.code == .rootMissing)
  }
}
