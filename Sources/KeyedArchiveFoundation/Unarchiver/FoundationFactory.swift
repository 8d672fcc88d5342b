import Foundation
import KeyedArchive

/// Foundation objects from values that have been checked; nil where Foundation would refuse, trap
/// or go and look for something outside.
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
    case .uuid(let uuid): return NSUUID(uuidString: uuid.description)
    case .url(let relative, _): return url(relative, base: nil)
    case .indexSet(let ranges): return indexSet(ranges, isMutable: isMutable)
    case .indexPath(let indexes): return indexPath(indexes)
    case .regularExpression(let pattern, let options): return expression(pattern, options)
    case .timeZone(let name, _): return timeZone(name)
    case .locale(let identifier): return locale(identifier)
    case .decimal(let decimal): return Self.decimal(decimal)
    case .unit(let unit): return Self.unit(unit)
    case .range(let location, let length):
      guard let location = Int(exactly: location), let length = Int(exactly: length) else {
        return nil
      }
      return NSValue(range: NSRange(location: location, length: length))
    case .point(let x, let y): return NSValue(point: NSPoint(x: x, y: y))
    case .size(let width, let height): return NSValue(size: NSSize(width: width, height: height))
    case .rect(let x, let y, let width, let height):
      return NSValue(rect: NSRect(x: x, y: y, width: width, height: height))
    case .edgeInsets(let top, let left, let bottom, let right):
      return NSValue(
        edgeInsets: NSEdgeInsets(top: top, left: left, bottom: bottom, right: right))
    case .affineTransform(let figures):
      guard figures.count == 6 else { return nil }
      return NSAffineTransform(
        transform: AffineTransform(
          m11: figures[0], m12: figures[1], m21: figures[2], m22: figures[3], tX: figures[4],
          tY: figures[5]))
    // Objects that hold others are built from their layouts.
    case .array, .set, .orderedSet, .countedSet, .dictionary, .typedValue, .attributedString,
      .calendar, .dateComponents, .error, .measurement, .notification, .object:
      return nil
    }
  }

  static func url(_ relative: String, base: NSURL?) -> NSURL? {
    NSURL(string: relative, relativeTo: base.map { $0 as URL })
  }

  // MARK: Indexes

  private static func indexSet(_ ranges: [Range<UInt64>], isMutable: Bool) -> NSObject? {
    let set = NSMutableIndexSet()
    for range in ranges {
      // The last index is `NSNotFound`, which no set holds.
      guard range.upperBound <= UInt64(Int.max) else { return nil }
      set.add(in: NSRange(location: Int(range.lowerBound), length: range.count))
    }
    return isMutable ? set : NSIndexSet(indexSet: set as IndexSet)
  }

  private static func indexPath(_ indexes: [UInt64]) -> NSObject? {
    let numbers = indexes.compactMap { Int(exactly: $0) }
    guard numbers.count == indexes.count else { return nil }
    // Safety: the index path copies as many numbers as the array holds.
    return unsafe numbers.withUnsafeBufferPointer {
      unsafe NSIndexPath(indexes: $0.baseAddress, length: numbers.count)
    }
  }

  // MARK: Text

  private static func expression(_ pattern: String, _ options: UInt64) -> NSObject? {
    let known: NSRegularExpression.Options = [
      .caseInsensitive, .allowCommentsAndWhitespace, .ignoreMetacharacters,
      .dotMatchesLineSeparators,
      .anchorsMatchLines, .useUnixLineSeparators, .useUnicodeWordBoundaries,
    ]
    guard let raw = UInt(exactly: options), raw & ~known.rawValue == 0 else { return nil }
    do {
      return try NSRegularExpression(
        pattern: pattern, options: NSRegularExpression.Options(rawValue: raw))
    } catch {
      return nil
    }
  }

  /// Letters, digits and the few signs that identifiers have: no path leads out of a database.
  private static func isIdentifier(_ text: String) -> Bool {
    !text.contains("..") && !text.hasPrefix("/") && text.utf8.count <= 128
      && text.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
          || (0x61...0x7A).contains(byte) || "+-_/@=;:.".utf8.contains(byte)
      }
  }

  private static func timeZone(_ name: String) -> NSObject? {
    isIdentifier(name) && !name.isEmpty ? NSTimeZone(name: name) : nil
  }

  private static func locale(_ identifier: String) -> NSObject? {
    isIdentifier(identifier) ? NSLocale(localeIdentifier: identifier) : nil
  }
}
