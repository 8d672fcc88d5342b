import Foundation
import KeyedArchive
import KeyedArchiveFoundation
import PicklockArchiveProperties
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// The drop-in for `NSKeyedUnarchiver` reads what the native decoder reads, at no other cost.
@Suite("Drop-in and native decoder")
struct DropInTests {
  private static let classes: [AnyClass] = [
    NSArray.self, NSSet.self, NSOrderedSet.self, NSDictionary.self, NSString.self, NSNumber.self,
    NSData.self, NSDate.self, NSURL.self, NSNull.self, NSUUID.self,
  ]

  private static let kinds: ArchiveKindSet = [
    .array, .set, .countedSet, .orderedSet, .dictionary, .string, .number, .data, .date, .url,
    .null, .uuid,
  ]

  private static func native(_ bytes: [UInt8]) throws -> ArchiveValue {
    let graph = try ArchiveGraph(bytes)
    return try graph.value(of: try graph.root(), allowing: kinds)
  }

  @Test("agree on every seed, whole and damaged in any byte")
  func agree() throws {
    for seed in try ArchiveSeeds.all() where seed.bytes.count < 400 {
      for position in [0] + Array(stride(from: 1, to: seed.bytes.count, by: 7)) {
        var bytes = seed.bytes
        if position > 0 { bytes[position] ^= UInt8(1 << (position % 8)) }
        let native = Result { try Self.native(bytes) }
        let dropIn = Result {
          try KeyedUnarchiver.unarchivedObject(ofClasses: Self.classes, from: Data(bytes))
        }
        switch (native, dropIn) {
        case (.success(let value), .success(let object)):
          #expect(matches(object, value), "\(seed.name) at \(position): \(value)")
        case (.failure, .failure): break
        case (.success(let value), .failure(let error)):
          // Equal members, and strings that Foundation takes for one key, are refused.
          #expect(
            [.duplicateKey, .invalidValue].contains((error as? ArchiveError)?.code),
            "\(seed.name) at \(position): \(value), \(error)")
        case (.failure(let error), .success(let object)):
          Issue.record("\(seed.name) at \(position): \(error), \(String(describing: object))")
        }
      }
    }
  }

  private func matches(_ object: Any?, _ value: ArchiveValue) -> Bool {
    switch (value, object) {
    case (.string(let text), let found as NSString): return found.isEqual(to: text)
    case (.bool(let bool), let found as NSNumber): return found.boolValue == bool
    case (.integer(let number), let found as NSNumber):
      return number > Int128(Int64.max)
        ? Int128(found.uint64Value) == number : Int128(found.int64Value) == number
    case (.real(let number), let found as NSNumber):
      return found.doubleValue.bitPattern == number.bitPattern || number.isNaN
    case (.data(let bytes), let found as NSData): return Array(found) == bytes
    case (.date(let seconds), let found as NSDate):
      return found.timeIntervalSinceReferenceDate == seconds
    case (.null, is NSNull): return true
    case (.builtIn(let value), let found as NSUUID):
      return found.uuidString == value.value(as: ArchiveUUID.self)?.description
    case (.builtIn(let value), let found as NSURL):
      return found.relativeString == value.value(as: ArchiveURL.self)?.relative
    case (.array(let elements), let found as NSArray):
      return found.count == elements.count
        && elements.indices.allSatisfy { matches(found.object(at: $0), elements[$0]) }
    case (.orderedSet(let members), let found as NSOrderedSet):
      return found.count == members.count
        && members.indices.allSatisfy { matches(found.object(at: $0), members[$0]) }
    case (.countedSet(let members), let found as NSCountedSet):
      return Self.pairUp(members, found.allObjects) { member, object in
        matches(object, member.member) && UInt64(found.count(for: object)) == member.count
      }
    case (.set(let members), let found as NSSet):
      return Self.pairUp(members, found.allObjects) { matches($1, $0) }
    case (.dictionary(let pairs), let found as NSDictionary):
      return Self.pairUp(Array(pairs), found.allKeys) { pair, key in
        matches(key, pair.key) && matches(found.object(forKey: key), pair.value)
      }
    default: return false
    }
  }

  /// Whether each value has an object of its own that matches it, in any order.
  private static func pairUp<Value>(
    _ values: [Value], _ objects: [Any], _ matches: (Value, Any) -> Bool
  ) -> Bool {
    var left = objects
    for value in values {
      guard let index = left.firstIndex(where: { matches(value, $0) }) else { return false }
      left.remove(at: index)
    }
    return left.isEmpty
  }

  @Test("differ in what a container holds, not only in how much")
  func contents() throws {
    let values: [ArchiveValue] = [
      .set([.string("a"), .integer(1)]), .orderedSet([.string("a"), .integer(1)]),
      .countedSet([ArchiveCountedMember(.string("a"), count: 2)]),
      .dictionary([ArchivePair(.string("a"), .integer(1))]),
    ]
    let others: [ArchiveValue] = [
      .set([.string("a"), .integer(2)]), .orderedSet([.integer(1), .string("a")]),
      .countedSet([ArchiveCountedMember(.string("a"), count: 3)]),
      .dictionary([ArchivePair(.string("a"), .integer(2))]),
    ]
    for (value, other) in zip(values, others) {
      let object = try KeyedUnarchiver.unarchivedObject(
        ofClasses: Self.classes, from: Data(ArchiveEncoder().encode(value)))
      #expect(matches(object, value))
      #expect(!matches(object, other))
    }
  }

  /// Doubling graphs: `levels` containers, each holding the next one twice, so that whoever follows
  /// every reference meets 2 to the power of `levels` objects.
  static func doubling(_ className: String, levels: UInt32) throws -> Data {
    let record = levels + 3
    let objects = (1...levels).map { id -> ArchiveDocument.Object in
      let next = PropertyListValue.uid(id + 1)
      let fields: [PropertyListEntry] =
        className.hasSuffix("Dictionary")
        ? [
          PropertyListEntry("NS.keys", .array([.uid(levels + 1), .uid(levels + 2)])),
          PropertyListEntry("NS.objects", .array([next, next])),
        ] : [PropertyListEntry("NS.objects", .array([next, next]))]
      return .instance(classIdentifier: record, fields: fields)
    }
    let document = ArchiveDocument(
      top: [PropertyListEntry("root", .uid(1))],
      objects: [.null] + objects + [
        .plain(.string("a")), .plain(.string("b")),
        .classRecord(ArchiveClassRecord(name: className, hierarchy: [className, "NSObject"])),
      ])
    return Data(try document.encoded())
  }

  @Test("A shared object is one object, however many references lead to it")
  func identity() throws {
    let root = try KeyedUnarchiver.unarchivedArrayOfObjects(
      ofClasses: [NSArray.self, NSString.self], from: Self.doubling("NSArray", levels: 2))
    let elements = try #require(root)
    #expect(elements.count == 2)
    #expect(elements[0] as AnyObject === elements[1] as AnyObject)
  }

  @Test(
    "Graphs that double at every level are refused before Foundation copies them",
    arguments: ["NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary"])
  func doubling(_ name: String) async {
    await #expect(processExitsWith: .success) { [name = name as String] in
      Self.limitProcess()
      // As deep as the work for so few bytes allows: whole, and a Swift array of all of it.
      let small = try KeyedUnarchiver.unarchivedObject(
        ofClasses: Self.classes, from: Self.doubling(name, levels: 12))
      let isCopied = small is [Any] || small is [AnyHashable: Any]
      #expect(isCopied)
      for levels: UInt32 in [24, 60] {
        let data = try Self.doubling(name, levels: levels)
        #expect {
          try KeyedUnarchiver.unarchivedObject(ofClasses: Self.classes, from: data)
        } throws: { ($0 as? ArchiveError)?.code == .tooMuchWork }
        #expect(throws: ArchiveError.self) {
          try KeyedUnarchiver.unarchivedArrayOfObjects(ofClasses: Self.classes, from: data)
        }
        #expect(throws: ArchiveError.self) {
          try KeyedUnarchiver.unarchivedDictionary(
            ofKeyClasses: Self.classes, objectClasses: Self.classes, from: data)
        }
      }
    }
  }

  /// 2 GiB of memory and 20 seconds of one processor: a bomb ends the process.
  static func limitProcess() {
    #if canImport(Glibc)
      var memory = rlimit(rlim_cur: 2 << 30, rlim_max: 2 << 30)
      unsafe setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &memory)
      var seconds = rlimit(rlim_cur: 20, rlim_max: 20)
      unsafe setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &seconds)
    #endif
  }

  static let crafted: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "shared/fixtures/crafted")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).map(\.path).filter { !$0.hasSuffix(".tsv") }.sorted()
  }()

  @Test(
    "Every crafted file is read or refused within bounds",
    .enabled(if: !crafted.isEmpty, "there is no folder ../shared/fixtures/crafted here"))
  func craftedFiles() async {
    await #expect(processExitsWith: .success) {
      Self.limitProcess()
      for path in Self.crafted {
        let data = try Data(contentsOf: URL(filePath: path))
        _ = try? KeyedUnarchiver.unarchivedObject(ofClasses: Self.classes, from: data)
        _ = try? KeyedUnarchiver.unarchivedArrayOfObjects(ofClasses: Self.classes, from: data)
        _ = try? KeyedUnarchiver.unarchivedDictionary(
          ofKeyClasses: Self.classes, objectClasses: Self.classes, from: data)
      }
    }
  }
}
