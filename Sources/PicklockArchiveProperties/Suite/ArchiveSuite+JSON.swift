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
    case .array(let elements): list(elements.map(json))
    case .set(let members): tagged("set", list(members.map(json)))
    case .orderedSet(let members): tagged("orderedSet", list(members.map(json)))
    case .countedSet(let members):
      tagged("countedSet", list(members.map { list([json($0.member), "\($0.count)"]) }))
    case .dictionary(let pairs):
      tagged("dictionary", list(pairs.map { list([json($0.key), json($0.value)]) }))
    case .builtIn(let value):
      tagged(value.value.suiteForm.name, json(value.value.suiteForm.content))
    case .object(let object):
      tagged(
        "object",
        list([
          quoted(object.className),
          list(object.fields.map { list([quoted($0.key), json($0.value)]) }),
        ]))
    }
  }

  private static func json(_ content: BuiltInForm.Content) -> String {
    switch content {
    case .text(let text): quoted(text)
    case .bool(let bool): "\(bool)"
    case .whole(let number): "\(number)"
    case .wide(let number): "\(number)"
    case .real(let number): json(number)
    case .list(let parts): list(parts.map { json($0) })
    case .value(let value): json(value)
    }
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
