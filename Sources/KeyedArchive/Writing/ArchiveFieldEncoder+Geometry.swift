extension ArchiveFieldEncoder {
  /// The number in `NS.special` that tells what an `NSValue` holds.
  enum Special {
    static let point = 1
    static let size = 2
    static let rect = 3
    static let range = 4
    static let edgeInsets = 12
  }

  /// Unkeyed coding: the type, then the value, numbered.
  mutating func writeTyped(
    _ encoding: String, _ value: ArchiveValue
  ) throws(ArchiveError) {
    let type = session.reference(to: encoding, level: level)
    append(session.table.uid(type), verbatim: "$0")
    if case .bool(let value) = value {
      append(session.table.bool(value), verbatim: "$1")
    } else if case .real(let value) = value {
      append(session.table.real(value), verbatim: "$1")
    } else if case .integer(let value) = value {
      guard let number = session.table.integer(value) else {
        throw EncodingSession.tooWide("\(value)")
      }
      append(number, verbatim: "$1")
    } else if case .array(let elements) = value, encoding.hasPrefix("[") {
      let array = OldStyleArray(encoding: encoding, elements: elements)
      let identifier = session.reference(to: array, level: level + 1)
      append(session.table.uid(identifier), verbatim: "$1")
    } else {
      let identifier = try session.reference(to: value, level: level + 1)
      append(session.table.uid(identifier), verbatim: "$1")
    }
  }

  /// `{1, 2.5}`, as `NSStringFromPoint` writes it.
  static func pair(_ first: Double, _ second: Double) -> String {
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
  static func transform(_ elements: [Double]) throws(ArchiveError) -> [UInt8] {
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
