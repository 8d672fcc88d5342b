extension ArchiveFieldEncoder {
  /// The number in `NS.special` that tells what an `NSValue` holds.
  private enum Special {
    static let point = 1
    static let size = 2
    static let rect = 3
    static let range = 4
    static let edgeInsets = 12
  }

  /// Writes an `NSValue` or an affine transform, and returns its class.
  mutating func writeGeometry(_ value: ArchiveValue) throws(ArchiveError) -> UInt32 {
    switch value {
    case .range(let location, let length):
      encode(Special.range, forKey: "NS.special")
      encode(.integer(Int128(location)), forKey: "NS.rangeval.location")
      encode(.integer(Int128(length)), forKey: "NS.rangeval.length")
    case .point(let x, let y):
      encode(Special.point, forKey: "NS.special")
      encode(Self.pair(x, y), forKey: "NS.pointval")
    case .size(let width, let height):
      encode(Special.size, forKey: "NS.special")
      encode(Self.pair(width, height), forKey: "NS.sizeval")
    case .rect(let x, let y, let width, let height):
      encode(Special.rect, forKey: "NS.special")
      encode("{\(Self.pair(x, y)), \(Self.pair(width, height))}", forKey: "NS.rectval")
    case .edgeInsets(let top, let left, let bottom, let right):
      encode(Special.edgeInsets, forKey: "NS.special")
      encode(top, forKey: "NS.edgeval.top")
      encode(left, forKey: "NS.edgeval.left")
      encode(bottom, forKey: "NS.edgeval.bottom")
      encode(right, forKey: "NS.edgeval.right")
    case .affineTransform(let elements):
      encodeBytes(try Self.transform(elements), forKey: "NSTransformStruct")
      return session.identifier(of: .affineTransform)
    case .typedValue(let encoding, let value): try writeTyped(encoding, value)
    default: preconditionFailure("not geometry")
    }
    return session.identifier(of: .value)
  }

  /// Unkeyed coding: the type, then the value, numbered.
  private mutating func writeTyped(
    _ encoding: String, _ value: ArchiveValue
  ) throws(ArchiveError) {
    let type = session.reference(to: encoding, level: level)
    append(session.table.uid(type), verbatim: "$0")
    switch value {
    case .bool(let value): append(session.table.bool(value), verbatim: "$1")
    case .real(let value): append(session.table.real(value), verbatim: "$1")
    case .integer(let value):
      guard let number = session.table.integer(value) else {
        throw EncodingSession.tooWide("\(value)")
      }
      append(number, verbatim: "$1")
    case .array(let elements) where encoding.hasPrefix("["):
      let array = OldStyleArray(encoding: encoding, elements: elements)
      let identifier = session.reference(to: array, level: level + 1)
      append(session.table.uid(identifier), verbatim: "$1")
    default:
      let identifier = try session.reference(to: value, level: level + 1)
      append(session.table.uid(identifier), verbatim: "$1")
    }
  }

  /// `{1, 2.5}`, as `NSStringFromPoint` writes it.
  private static func pair(_ first: Double, _ second: Double) -> String {
    "{\(number(first)), \(number(second))}"
  }

  private static func number(_ value: Double) -> String {
    // Swift would write the payload too.
    guard !value.isNaN else { return "nan" }
    let isNegativeZero = value == 0 && value.sign == .minus
    guard let whole = value.whole, whole.magnitude < 1 << 53, !isNegativeZero else {
      return "\(value)"
    }
    return "\(whole)"
  }

  /// Six big-endian 32-bit reals.
  private static func transform(_ elements: [Double]) throws(ArchiveError) -> [UInt8] {
    guard elements.count == 6 else {
      throw ArchiveError(
        .invalidValue, detail: .expectation(expected: "6 figures", found: "\(elements.count)"))
    }
    var bytes: [UInt8] = []
    for element in elements {
      let single = Float(element)
      guard Double(single) == element || element.isNaN else {
        throw ArchiveError(
          .invalidValue,
          detail: .reason("the transform figure \(element) needs over 32 bits"))
      }
      for shift in [24, 16, 8, 0] {
        bytes.append(UInt8(truncatingIfNeeded: single.bitPattern >> UInt32(shift)))
      }
    }
    return bytes
  }
}
