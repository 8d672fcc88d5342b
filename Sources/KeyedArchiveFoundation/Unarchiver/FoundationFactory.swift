import Foundation
import KeyedArchive

/// Foundation objects from plain values that have been checked; nil where Foundation would refuse.
enum FoundationFactory {
  static func object(_ value: ArchiveValue, isMutable: Bool) -> NSObject? {
    switch value {
    case .null: return NSNull()
    case .string(let text):
      return isMutable ? NSMutableString(string: text) : NSString(string: text)
    case .bool(let value): return NSNumber(value: value)
    case .integer(let value):
      return Int64(exactly: value).map { NSNumber(value: $0) }
        ?? UInt64(exactly: value).map { NSNumber(value: $0) }
    case .real(let value): return NSNumber(value: value)
    case .data(let bytes):
      return isMutable ? NSMutableData(data: Data(bytes)) : NSData(data: Data(bytes))
    case .date(let seconds): return NSDate(timeIntervalSinceReferenceDate: seconds)
    // Objects that hold others, and those of other classes, are built from their layouts.
    case .array, .set, .orderedSet, .countedSet, .dictionary, .builtIn, .object: return nil
    }
  }
}
