/// The elements of one picture, as text; escapes what it is given.
struct SVGWriter {
  private(set) var lines: [String] = []

  /// Text for between tags or in an attribute; what XML cannot hold becomes U+FFFD.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\u{0}"..<" ", "\u{7f}"..."\u{9f}", "\u{fffe}", "\u{ffff}": escaped += "\u{fffd}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Adds an element without content.
  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, any SVGValue>) {
    lines.append("<\(name)\(Self.text(attributes))/>")
  }

  /// Adds a line of text whose left end (or as `text-anchor` says) is at a place.
  mutating func text(
    _ text: String, _ x: Double, _ y: Double,
    _ attributes: KeyValuePairs<String, any SVGValue> = [:]
  ) {
    lines.append(
      "<text x=\"\(Self.number(x))\" y=\"\(Self.number(y))\"\(Self.text(attributes))>"
        + "\(Self.escaped(text))</text>")
  }

  /// Adds a line as it stands.
  mutating func raw(_ line: String) { lines.append(line) }

  private static func text(_ attributes: KeyValuePairs<String, any SVGValue>) -> String {
    attributes.map { " \($0)=\"\(escaped($1.svgText))\"" }.joined()
  }

  /// At most one digit after the point, the same on every machine.
  static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
  }
}
