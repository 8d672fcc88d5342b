public import KeyedArchive

/// Verdicts and values as JSON, whose forms are in `Documentation/ArchiveSuite.md`.
extension ArchiveSuite.Entry {
  /// One line of `verdicts.jsonl`.
  public var json: String {
    let head = "{\"file\":\(ArchiveSuite.quoted(name + ".plist")),\"layer\":\"\(layer.rawValue)\","
    return switch verdict {
    case .read(let value): head + "\"verdict\":\"read\",\"value\":\(ArchiveSuite.json(value))}"
    case .refuse(let kind):
      head + "\"verdict\":\"refuse\",\"kind\":\(ArchiveSuite.quoted(kind))}"
    case .either(let reason):
      head + "\"verdict\":\"either\",\"reason\":\(ArchiveSuite.quoted(reason))}"
    }
  }
}

extension ArchiveSuite {
  /// A value; whatever JSON has no type for is an object with one key that names the type.
  public static func json(_ value: ArchiveValue) -> String {
    switch value {
    case .null: "null"
    case .string(let text): quoted(text)
    case .bool(let value): "\(value)"
    case .integer(let number): "\(number)"
    case .real(let number): tagged("real", json(number))
    case .data(let bytes): tagged("data", hex(bytes))
    case .date(let seconds): tagged("date", json(seconds))
    case .uuid(let uuid): tagged("uuid", quoted("\(uuid)"))
    case .url(let relative, let base): tagged("url", list([quoted(relative), json(base)]))
    case .array(let elements): list(elements.map(json))
    case .set(let members): tagged("set", list(members.map(json)))
    case .orderedSet(let members): tagged("orderedSet", list(members.map(json)))
    case .countedSet(let members):
      tagged("countedSet", list(members.map { list([json($0.member), "\($0.count)"]) }))
    case .dictionary(let pairs):
      tagged("dictionary", list(pairs.map { list([json($0.key), json($0.value)]) }))
    case .indexSet(let ranges):
      tagged(
        "indexSet",
        list(ranges.map { list(["\($0.lowerBound)", "\($0.upperBound - $0.lowerBound)"]) }))
    case .indexPath(let indexes): tagged("indexPath", list(indexes.map { "\($0)" }))
    case .range(let location, let length): tagged("range", list(["\(location)", "\(length)"]))
    case .point(let x, let y): tagged("point", list([x, y].map(json)))
    case .size(let width, let height): tagged("size", list([width, height].map(json)))
    case .rect(let x, let y, let width, let height):
      tagged("rect", list([x, y, width, height].map(json)))
    case .edgeInsets(let top, let left, let bottom, let right):
      tagged("edgeInsets", list([top, left, bottom, right].map(json)))
    case .affineTransform(let elements): tagged("affineTransform", list(elements.map(json)))
    case .typedValue(let encoding, let value):
      tagged("typedValue", list([quoted(encoding), json(value)]))
    case .attributedString(let text): tagged("attributedString", json(text))
    case .timeZone(let name, _): tagged("timeZone", quoted(name))
    case .locale(let identifier): tagged("locale", quoted(identifier))
    case .calendar(let calendar): tagged("calendar", quoted(calendar.identifier))
    case .dateComponents(let components):
      tagged(
        "dateComponents",
        list(components.components.map { list([quoted($0.name), "\($0.value)"]) }))
    case .error(let domain, let code, let userInfo):
      tagged("error", list([quoted(domain), "\(code)", json(userInfo)]))
    case .decimal(let decimal):
      tagged(
        "decimal", list(["\(decimal.isNegative)", "\(decimal.mantissa)", "\(decimal.exponent)"]))
    case .measurement(let value, let unit): tagged("measurement", list([json(value), json(unit)]))
    case .unit(let unit): tagged("unit", list([quoted(unit.className), quoted(unit.symbol)]))
    case .regularExpression(let pattern, let options):
      tagged("regularExpression", list([quoted(pattern), "\(options)"]))
    case .notification(let name, let object, let userInfo):
      tagged("notification", list([quoted(name), json(object), json(userInfo)]))
    case .object(let object):
      tagged(
        "object",
        list([
          quoted(object.className),
          list(object.fields.map { list([quoted($0.key), json($0.value)]) }),
        ]))
    }
  }

  private static func json(_ text: ArchiveAttributedString) -> String {
    list([
      quoted(text.text), list(text.runs.map { list(["\($0.length)", "\($0.attributes)"]) }),
      list(text.attributes.map(json)),
    ])
  }

  private static func json(_ value: ArchiveValue?) -> String { value.map(json) ?? "null" }

  /// JSON has no infinities.
  private static func json(_ number: Double) -> String {
    number.isFinite ? "\(number)" : quoted("\(number)")
  }

  private static func tagged(_ type: String, _ content: String) -> String {
    "{\"\(type)\":\(content)}"
  }

  private static func list(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ",") + "]"
  }

  private static func hex(_ bytes: [UInt8]) -> String {
    quoted(
      bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())
  }

  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
