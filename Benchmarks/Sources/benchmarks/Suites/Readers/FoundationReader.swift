import Foundation
import KeyedArchive
import PicklockArchiveProperties

/// Foundation's own reader, asked for all classes of Foundation, and its values as JSON.
enum FoundationReader {
  struct Nothing: Error {}

  private static let classes: [AnyClass] = [
    NSArray.self, NSDictionary.self, NSSet.self, NSOrderedSet.self, NSCountedSet.self,
    NSString.self, NSNumber.self, NSData.self, NSDate.self, NSURL.self, NSUUID.self, NSNull.self,
    NSIndexSet.self, NSIndexPath.self, NSValue.self, NSAffineTransform.self,
    NSAttributedString.self, NSTimeZone.self, NSLocale.self, NSCalendar.self,
    NSDateComponents.self, NSError.self, NSDecimalNumber.self, NSMeasurement.self, Unit.self,
    NSRegularExpression.self, NSNotification.self,
  ]

  /// The root as the archive suite has it; Foundation's error, or `Nothing`.
  static func json(_ data: Data) throws -> String {
    guard let root = try NSKeyedUnarchiver.unarchivedObject(ofClasses: classes, from: data) else {
      throw Nothing()
    }
    return "{\"plain\":\(json(root))}"
  }

  /// Types without a form in JSON are named only.
  private static func json(_ value: Any) -> String {
    switch value {
    case is NSNull: "null"
    case let text as NSString: Verdicts.json(.string(String(describing: text)))
    case let decimal as NSDecimalNumber: other(decimal)
    case let number as NSNumber: json(number)
    case let data as NSData: Verdicts.json(.data([UInt8](Data(referencing: data))))
    case let date as NSDate: Verdicts.json(.date(date.timeIntervalSinceReferenceDate))
    case let uuid as NSUUID: Verdicts.json(.string(uuid.uuidString))
    case let array as NSArray: list(array.map { json($0) })
    case let set as NSCountedSet: other(set)
    case let set as NSSet: list(set.allObjects.map { json($0) })
    case let set as NSOrderedSet: list(set.array.map { json($0) })
    case let dictionary as NSDictionary:
      "{\"dictionary\":\(list(dictionary.map { list([json($0.key), json($0.value)]) }))}"
    default: other(value)
    }
  }

  private static func json(_ number: NSNumber) -> String {
    switch String(cString: number.objCType) {
    case "d", "f": Verdicts.json(.real(number.doubleValue))
    case "Q": Verdicts.json(.integer(Int128(number.uint64Value)))
    default: Verdicts.json(.integer(Int128(number.int64Value)))
    }
  }

  private static func list(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ",") + "]"
  }

  private static func other(_ value: Any) -> String { "{\"other\":\"\(type(of: value))\"}" }
}
