import Foundation
import KeyedArchive

extension ArchiveCValue: FoundationMapped {
  static var classes: [String: AnyClass] {
    ["NSValue": NSValue.self]
  }
  static var traits: FoundationTraits { [.isHashable, .hasUnsafeDecoder] }

  func object(_ build: FoundationBuild) throws(ArchiveError) -> NSObject? {
    switch self {
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
    case .typed(let encoding, _):
      return build.slot(0).flatMap { slot in
        let graph = build.unarchiver.graph
        return Self.number(encoding, graph.integer(slot), graph.real(slot), graph.bool(slot))
      }
    }
  }

  /// An `NSValue` of one C number, by its Objective-C encoding.
  private static func number(
    _ encoding: String, _ integer: Int128?, _ real: Double?, _ bool: Bool?
  ) -> NSObject? {
    switch encoding {
    case "c": integer.flatMap { Int8(exactly: $0) }.map { NSNumber(value: $0) }
    case "C": integer.flatMap { UInt8(exactly: $0) }.map { NSNumber(value: $0) }
    case "s": integer.flatMap { Int16(exactly: $0) }.map { NSNumber(value: $0) }
    case "S": integer.flatMap { UInt16(exactly: $0) }.map { NSNumber(value: $0) }
    case "i": integer.flatMap { Int32(exactly: $0) }.map { NSNumber(value: $0) }
    case "I": integer.flatMap { UInt32(exactly: $0) }.map { NSNumber(value: $0) }
    case "l", "q": integer.flatMap { Int64(exactly: $0) }.map { NSNumber(value: $0) }
    case "L", "Q": integer.flatMap { UInt64(exactly: $0) }.map { NSNumber(value: $0) }
    case "f": real.flatMap { Float(exactly: $0) }.map { NSNumber(value: $0) }
    case "d": real.map { NSNumber(value: $0) }
    case "B": bool.map { NSNumber(value: $0) }
    default: nil
    }
  }
}
