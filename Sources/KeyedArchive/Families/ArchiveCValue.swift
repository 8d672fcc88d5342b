/// What an archived `NSValue` wraps.
public enum ArchiveCValue: Hashable, Sendable {
  /// A stretch of indices.
  case range(location: UInt64, length: UInt64)
  /// A place.
  case point(x: Double, y: Double)
  /// A width and a height.
  case size(width: Double, height: Double)
  /// A rectangle.
  case rect(x: Double, y: Double, width: Double, height: Double)
  /// Distances from the edges.
  case edgeInsets(top: Double, left: Double, bottom: Double, right: Double)
  /// A value of another Objective-C type: its encoding, and the value as archived.
  case typed(encoding: String, ArchiveValue)
}

extension ArchiveCValue: BuiltInFamily {
  static let kind = ArchiveKind.value
  static let classNames = ["NSValue"]

  static func layout(
    _ reader: LayoutReader, className: String
  ) throws(ArchiveError) -> ArchiveLayout {
    try reader.cValue()
  }

  /// Objective-C's type encodings of numbers (Objective-C Runtime Programming Guide, "Type
  /// Encodings", table 6-1).
  private static let numberEncodings = Set("cCsSiIlLqQfdB".map(String.init))

  func kindsOfChild(_: Int) -> ArchiveKindSet? {
    guard case .typed(let encoding, _) = self else { return nil }
    return Self.numberEncodings.contains(encoding) ? .number : nil
  }

  /// Whether it is a C array.
  var isArray: Bool {
    guard case .typed(let encoding, _) = self else { return false }
    return encoding.hasPrefix("[")
  }

  func holding(_ children: [ArchiveValue?]) -> ArchiveCValue {
    guard case .typed(let encoding, _) = self else { return self }
    return .typed(encoding: encoding, children.child(0) ?? .null)
  }

  /// The number in `NS.special` that tells what an `NSValue` holds.
  fileprivate enum Special {
    static let point: Int64 = 1
    static let size: Int64 = 2
    static let rect: Int64 = 3
    static let range: Int64 = 4
    static let edgeInsets: Int64 = 12
  }

  func write(into fields: inout ArchiveFieldEncoder) throws(ArchiveError) {
    switch self {
    case .range(let location, let length):
      fields.encode(Special.range, forKey: "NS.special")
      fields.encode(.integer(Int128(location)), forKey: "NS.rangeval.location")
      fields.encode(.integer(Int128(length)), forKey: "NS.rangeval.length")
    case .point(let x, let y):
      fields.encode(Special.point, forKey: "NS.special")
      fields.encode(GeometryText.pair(x, y), forKey: "NS.pointval")
    case .size(let width, let height):
      fields.encode(Special.size, forKey: "NS.special")
      fields.encode(GeometryText.pair(width, height), forKey: "NS.sizeval")
    case .rect(let x, let y, let width, let height):
      fields.encode(Special.rect, forKey: "NS.special")
      fields.encode(
        "{\(GeometryText.pair(x, y)), \(GeometryText.pair(width, height))}", forKey: "NS.rectval")
    case .edgeInsets(let top, let left, let bottom, let right):
      fields.encode(Special.edgeInsets, forKey: "NS.special")
      fields.encode(top, forKey: "NS.edgeval.top")
      fields.encode(left, forKey: "NS.edgeval.left")
      fields.encode(bottom, forKey: "NS.edgeval.bottom")
      fields.encode(right, forKey: "NS.edgeval.right")
    case .typed(let encoding, let value): try fields.writeTyped(encoding, value)
    }
  }

  func words(_ form: ArchiveText.Form) -> String {
    switch self {
    case .range(let location, let length): "range from \(location), length \(length)"
    case .point(let x, let y): "point {\(x), \(y)}"
    case .size(let width, let height): "size {\(width), \(height)}"
    case .rect(let x, let y, let width, let height): "rect {{\(x), \(y)}, {\(width), \(height)}}"
    case .edgeInsets(let top, let left, let bottom, let right):
      "insets {\(top), \(left), \(bottom), \(right)}"
    case .typed: "a value"
    }
  }

  package var suiteForm: BuiltInForm {
    switch self {
    case .range(let location, let length): .wholes("range", [location, length])
    case .point(let x, let y): .reals("point", [x, y])
    case .size(let width, let height): .reals("size", [width, height])
    case .rect(let x, let y, let width, let height): .reals("rect", [x, y, width, height])
    case .edgeInsets(let top, let left, let bottom, let right):
      .reals("edgeInsets", [top, left, bottom, right])
    case .typed(let encoding, let value):
      BuiltInForm("typedValue", .list([.text(encoding), .value(value)]))
    }
  }

  package var jsonForm: BuiltInForm? {
    switch self {
    case .range, .point, .size, .rect: BuiltInForm("$" + suiteForm.name, suiteForm.content)
    case .edgeInsets: BuiltInForm("$insets", suiteForm.content)
    case .typed: nil
    }
  }
}

// MARK: Reading

/// Geometry is text, ranges are numbers, and C values are stored under their encoding.
extension LayoutReader {
  fileprivate func cValue() throws(ArchiveError) -> ArchiveLayout {
    guard find("NS.special") != nil else { return try typedValue() }
    let special = try requiredInteger("NS.special")
    switch special {
    case ArchiveCValue.Special.point:
      let figures = try figures("NS.pointval", groups: 1)
      return ArchiveLayout(leaf: ArchiveCValue.point(x: figures[0], y: figures[1]))
    case ArchiveCValue.Special.size:
      let figures = try figures("NS.sizeval", groups: 1)
      return ArchiveLayout(leaf: ArchiveCValue.size(width: figures[0], height: figures[1]))
    case ArchiveCValue.Special.rect:
      let figures = try figures("NS.rectval", groups: 2)
      return ArchiveLayout(
        leaf: ArchiveCValue.rect(
          x: figures[0], y: figures[1], width: figures[2], height: figures[3]))
    case ArchiveCValue.Special.range:
      let location = try unsigned("NS.rangeval.location")
      let length = try unsigned("NS.rangeval.length")
      guard !location.addingReportingOverflow(length).overflow else {
        throw error(
          .lengthsDisagree, "NS.rangeval.length",
          .expectation(expected: "a range that ends", found: "\(length) from \(location)"))
      }
      return ArchiveLayout(leaf: ArchiveCValue.range(location: location, length: length))
    case ArchiveCValue.Special.edgeInsets:
      return ArchiveLayout(
        leaf: ArchiveCValue.edgeInsets(
          top: try requiredReal("NS.edgeval.top"), left: try requiredReal("NS.edgeval.left"),
          bottom: try requiredReal("NS.edgeval.bottom"),
          right: try requiredReal("NS.edgeval.right")))
    default:
      throw error(
        .invalidValue, "NS.special",
        .expectation(expected: "1, 2, 3, 4 or 12", found: "\(special)"))
    }
  }

  /// A whole number up to 2^64 - 1, as `NSNotFound` and its like need.
  private func unsigned(_ key: StaticString) throws(ArchiveError) -> UInt64 {
    guard let value = resolved(key) else { throw missing(key, expected: "a whole number") }
    guard let number = table.integer(table.nodes[value]), let whole = UInt64(exactly: number) else {
      throw wrongType(key, value, expected: "a whole number from 0")
    }
    return whole
  }

  /// The numbers of `{1, 2}` or of `{{1, 2}, {3, 4}}`.
  private func figures(_ key: StaticString, groups: Int) throws(ArchiveError) -> [Double] {
    let text = try requiredString(key)
    guard let figures = GeometryText.figures(of: text, groups: groups) else {
      let form = groups == 1 ? "{1, 2}" : "{{1, 2}, {3, 4}}"
      throw error(
        .invalidValue, "\(key)",
        .expectation(expected: "numbers as \(form)", found: ArchiveText.quoted(text)))
    }
    return figures
  }

  /// `$0` is an Objective-C type encoding, `$1` the value.
  private func typedValue() throws(ArchiveError) -> ArchiveLayout {
    let encoding = try requiredString("$0")
    guard let value = find("$1") else { throw missing("$1", expected: "a value") }
    let isNil = table.uid(table.nodes[value]) == 0
    let isScalar = encoding.utf8.count == 1 && "cCsSiIlLqQfdBv@*:#".contains(encoding)
    let isArray = encoding.hasPrefix("[") && encoding.hasSuffix("]")
    let isStructure = encoding.hasPrefix("{") && encoding.hasSuffix("}")
    guard isScalar || isArray || isStructure, !isNil else {
      throw error(
        .invalidValue, isNil ? "$1" : "$0",
        .expectation(
          expected: "a C type and its value",
          found: isNil ? "nil" : ArchiveText.quoted(encoding)))
    }
    if isArray { try checkArray(encoding, Int(value)) }
    return ArchiveLayout(
      ArchiveCValue.typed(encoding: encoding, .null), holding: [ArchiveSlot(value)])
  }

  /// The count in `[3i]` is the count of the array; that its elements are numbers is checked when
  /// they are built.
  private func checkArray(_ encoding: String, _ value: Int) throws(ArchiveError) {
    let digits = encoding.dropFirst().prefix { $0.isASCII && $0.isNumber }
    guard OldStyleArray.elementSize(encoding, digits: digits.utf8.count) != nil else {
      throw error(
        .invalidValue, "$0",
        .expectation(
          expected: "a C array of numbers, such as [3i]", found: ArchiveText.quoted(encoding)))
    }
    let stored = resolved("$1").flatMap {
      inner("NS.count", of: $0, [OldStyleArray.className])
    }
    let count = stored.flatMap { table.int(table.nodes[$0]) }
    guard let count, Int(digits) == count, count > 0 else {
      throw error(
        .lengthsDisagree, "$1", at: value,
        .expectation(
          expected: "an array of \(digits) elements",
          found: count.map { "one of \($0)" } ?? table.describe(value)))
    }
  }
}

// MARK: Writing

extension ArchiveFieldEncoder {
  /// Unkeyed coding: the type, then the value, numbered.
  fileprivate mutating func writeTyped(
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
}

extension ArchiveValue {
  /// A stretch of indices.
  public static func range(location: UInt64, length: UInt64) -> ArchiveValue {
    ArchiveValue(ArchiveCValue.range(location: location, length: length))
  }

  /// A place.
  public static func point(x: Double, y: Double) -> ArchiveValue {
    ArchiveValue(ArchiveCValue.point(x: x, y: y))
  }

  /// A width and a height.
  public static func size(width: Double, height: Double) -> ArchiveValue {
    ArchiveValue(ArchiveCValue.size(width: width, height: height))
  }

  /// A rectangle.
  public static func rect(x: Double, y: Double, width: Double, height: Double) -> ArchiveValue {
    ArchiveValue(ArchiveCValue.rect(x: x, y: y, width: width, height: height))
  }

  /// Distances from the edges.
  public static func edgeInsets(
    top: Double, left: Double, bottom: Double, right: Double
  ) -> ArchiveValue {
    ArchiveValue(ArchiveCValue.edgeInsets(top: top, left: left, bottom: bottom, right: right))
  }

  /// An `NSValue` of another Objective-C type: its encoding, and the value as archived.
  public static func typedValue(encoding: String, _ value: ArchiveValue) -> ArchiveValue {
    ArchiveValue(ArchiveCValue.typed(encoding: encoding, value))
  }
}

extension ArchiveKindSet {
  /// `NSValue`: ranges and geometry.
  public static let value = ArchiveKindSet(.value)
}
