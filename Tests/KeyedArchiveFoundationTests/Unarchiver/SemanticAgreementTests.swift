import Foundation
import KeyedArchive
import KeyedArchiveFoundation
import Testing

@Suite("The three readers agree on what nothing can build")
struct SemanticAgreementTests {
  typealias Object = ArchiveDocument.Object

  /// An archive and what all readers say of it; nil where all take it.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let objects: [Object]
    let code: ArchiveError.Code?
  }

  private static func instance(_ classID: UInt32, _ fields: [String: PropertyListValue]) -> Object {
    .instance(
      classIdentifier: classID,
      fields: fields.sorted { $0.key < $1.key }.map { PropertyListEntry($0.key, $0.value) })
  }

  private static func refer(_ ids: UInt32...) -> PropertyListValue { .array(ids.map { .uid($0) }) }

  private static let tenTenths = instance(
    5,
    [
      "NS.exponent": .integer(-1), "NS.length": .integer(1),
      "NS.mantissa": .data([10] + Array(repeating: 0, count: 15)),
    ])

  private static func text(_ text: String) -> Object { .plain(.string(text)) }

  static let rows: [Row] = children + typed + cycles + equal

  private static let children = [
    Row(
      testDescription: "a URL whose base is a URL",
      objects: [
        instance(3, ["NS.base": .uid(2), "NS.relative": .uid(4)]),
        instance(3, ["NS.base": .uid(0), "NS.relative": .uid(5)]), Archives.record("NSURL"),
        text("b"), text("http://a/"),
      ], code: nil),
    Row(
      testDescription: "a URL whose base is a string",
      objects: [
        instance(2, ["NS.base": .uid(3), "NS.relative": .uid(3)]), Archives.record("NSURL"),
        text("b"),
      ], code: .wrongType),
    Row(
      testDescription: "a URL whose base is an array",
      objects: [
        instance(2, ["NS.base": .uid(4), "NS.relative": .uid(3)]), Archives.record("NSURL"),
        text("b"), Archives.list([], 5), Archives.record("NSArray"),
      ], code: .wrongType),
    Row(
      testDescription: "an error whose user info is a string",
      objects: [
        instance(2, ["NSCode": .integer(1), "NSDomain": .uid(3), "NSUserInfo": .uid(3)]),
        Archives.record("NSError"), text("d"),
      ], code: .wrongType),
    Row(
      testDescription: "a measurement whose unit is a string",
      objects: [
        instance(2, ["NS.value": .real(1), "NS.unit": .uid(3)]), Archives.record("NSMeasurement"),
        text("km"),
      ], code: .wrongType),
    Row(
      testDescription: "a calendar whose time zone is a string",
      objects: [
        instance(2, ["NS.identifier": .uid(3), "NS.timezone": .uid(4)]),
        Archives.record("NSCalendar"), text("gregorian"), text("GMT"),
      ], code: .wrongType),
    Row(
      testDescription: "an attributed string whose attributes are a string",
      objects: [
        instance(2, ["NSString": .uid(3), "NSAttributes": .uid(3)]),
        Archives.record("NSAttributedString"), text("a"),
      ], code: .wrongType),
    Row(
      testDescription: "a notification whose user info is a string",
      objects: [
        instance(2, ["NS.name": .uid(3), "NS.object": .uid(0), "NS.userinfo": .uid(3)]),
        Archives.record("NSNotification"), text("n"),
      ], code: .wrongType),
  ]

  private static let typed = [
    Row(
      testDescription: "a C number that is a string",
      objects: [
        instance(2, ["$0": .uid(3), "$1": .uid(3)]), Archives.record("NSValue"), text("i"),
      ], code: .wrongType),
    Row(
      testDescription: "a C array that holds a string",
      objects: [
        instance(2, ["$0": .uid(3), "$1": .uid(4)]), Archives.record("NSValue"), text("[1i]"),
        instance(
          5,
          [
            "NS.count": .integer(1), "NS.size": .integer(4), "NS.type": .integer(105),
            "$0": .uid(3),
          ]), Archives.record("_NSKeyedCoderOldStyleArray"),
      ], code: .wrongType),
    Row(
      testDescription: "a C structure that is a list in its field",
      objects: [
        instance(2, ["$0": .uid(3), "$1": .array([])]), Archives.record("NSValue"), text("{A=}"),
      ], code: .wrongType),
  ]

  private static let cycles = [
    Row(
      testDescription: "an array that holds itself",
      objects: [Archives.list([1], 2), Archives.record("NSArray")], code: .objectCycle),
    Row(
      testDescription: "arrays that hold each other",
      objects: [Archives.list([2], 3), Archives.list([1], 3), Archives.record("NSArray")],
      code: .objectCycle),
    Row(
      testDescription: "a set that holds itself",
      objects: [Archives.list([1], 2), Archives.record("NSSet")], code: .objectCycle),
    Row(
      testDescription: "a set that holds itself and another member",
      objects: [Archives.list([1, 3], 2), Archives.record("NSSet"), text("a")],
      code: .objectCycle),
    Row(
      testDescription: "a dictionary that is its own key",
      objects: [
        instance(2, ["NS.keys": refer(1), "NS.objects": refer(3)]),
        Archives.record("NSDictionary"), text("v"),
      ], code: .objectCycle),
    Row(
      testDescription: "a dictionary that is its own value",
      objects: [
        instance(2, ["NS.keys": refer(3), "NS.objects": refer(1)]),
        Archives.record("NSDictionary"), text("k"),
      ], code: .objectCycle),
    Row(
      testDescription: "a URL that is its own base",
      objects: [
        instance(2, ["NS.base": .uid(1), "NS.relative": .uid(3)]), Archives.record("NSURL"),
        text("b"),
      ], code: .objectCycle),
    Row(
      testDescription: "one array in two places",
      objects: [Archives.list([2, 2], 3), Archives.list([], 3), Archives.record("NSArray")],
      code: nil),
  ]

  private static func set(_ members: [Object], _ code: ArchiveError.Code?, _ what: String) -> Row {
    Row(
      testDescription: what,
      objects: [
        Archives.list(members.indices.map { UInt32($0 + 4) }, 2), Archives.record("NSSet"),
        Archives.record("NSArray"),
      ] + members, code: code)
  }

  private static let equal = [
    set([text("a"), text("a")], .containerShape, "a set with two equal strings"),
    set([text("a"), text("b")], nil, "a set with two strings"),
    set(
      [.plain(.integer(1)), .plain(.real(1))], .containerShape, "a set with 1 and 1.0"),
    set([.plain(.bool(true)), .plain(.integer(1))], .containerShape, "a set with true and 1"),
    set([.plain(.bool(true)), .plain(.integer(2))], nil, "a set with true and 2"),
    Row(
      testDescription: "a set with a decimal number of 10 tenths and 1",
      objects: [
        Archives.list([3, 4], 2), Archives.record("NSSet"), tenTenths, .plain(.integer(1)),
        Archives.record("NSDecimalNumber"),
      ], code: .containerShape),
    set([.plain(.real(.nan)), .plain(.real(.nan))], .containerShape, "a set with no number twice"),
    set(
      [.plain(.integer(1)), .plain(.string("1"))], nil, "a set with 1 and its text"),
    Row(
      testDescription: "a set with two equal arrays, of equal strings",
      objects: [
        Archives.list([4, 5], 2), Archives.record("NSSet"), Archives.record("NSArray"),
        Archives.list([6], 3), Archives.list([7], 3), text("x"), text("x"),
      ], code: .containerShape),
    Row(
      testDescription: "a dictionary with one key twice",
      objects: [
        instance(2, ["NS.keys": refer(3, 3), "NS.objects": refer(3, 3)]),
        Archives.record("NSDictionary"), text("k"),
      ], code: .duplicateKey),
    Row(
      testDescription: "a dictionary with equal dates as keys",
      objects: [
        instance(2, ["NS.keys": refer(3, 4), "NS.objects": refer(5, 5)]),
        Archives.record("NSDictionary"), instance(6, ["NS.time": .real(7)]),
        instance(6, ["NS.time": .integer(7)]), text("v"), Archives.record("NSDate"),
      ], code: .duplicateKey),
  ]

  @Test("Each says the same", arguments: rows)
  func agree(_ row: Row) throws {
    let data = Archives.document(row.objects)
    let graph = try ArchiveGraph(data)
    #expect(Self.code { () throws(ArchiveError) in try graph.checkObjects() } == row.code)
    #expect(Self.code { () throws(ArchiveError) in _ = try graph.value(of: 1) } == row.code)
    #expect(Archives.refusal(data, FoundationSamples.classes)?.code == row.code)
  }

  @Test("A circle through a class of the program's own is no fault")
  func ownClass() throws {
    let data = Archives.document([
      Archives.list([3], 2), Archives.record("NSArray"), Self.instance(4, ["parent": .uid(1)]),
      Archives.record("Node"),
    ])
    try ArchiveGraph(data).checkObjects()
  }

  private static func code(_ body: () throws(ArchiveError) -> Void) -> ArchiveError.Code? {
    do throws(ArchiveError) {
      try body()
      return nil
    } catch {
      return error.code
    }
  }
}
