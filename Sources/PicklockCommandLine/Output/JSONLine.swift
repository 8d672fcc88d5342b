/// One JSON object on one line, keys in the order given: what `--json` prints.
public struct JSONLine: Sendable {
  private var fields: [String] = []

  /// An object without members.
  public init() {}

  /// Adds a text; nil adds nothing.
  public mutating func add(_ key: String, _ text: String?) {
    if let text { fields.append(Self.quoted(key) + ":" + Self.quoted(text)) }
  }

  /// Adds a whole number.
  public mutating func add(_ key: String, _ number: Int) {
    fields.append(Self.quoted(key) + ":\(number)")
  }

  /// Adds a number; one that is not finite is written as null.
  public mutating func add(_ key: String, _ number: Double) {
    fields.append(Self.quoted(key) + ":" + (number.isFinite ? "\(number)" : "null"))
  }

  /// Adds true or false.
  public mutating func add(_ key: String, _ truth: Bool) {
    fields.append(Self.quoted(key) + ":\(truth)")
  }

  /// Adds a list of values that are JSON already.
  public mutating func add(_ key: String, json values: [String]) {
    add(key, json: "[" + values.joined(separator: ",") + "]")
  }

  /// Adds a value that is JSON already.
  public mutating func add(_ key: String, json value: String) {
    fields.append(Self.quoted(key) + ":" + value)
  }

  /// The line, without a line break.
  public var text: String { "{" + fields.joined(separator: ",") + "}" }

  /// A text as JSON has it.
  public static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
