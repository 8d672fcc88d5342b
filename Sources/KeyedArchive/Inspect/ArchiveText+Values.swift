/// Values on one line.
extension ArchiveText {
  /// How strings and data are shown.
  struct Form {
    var stringLength = longestShown
    var data = ArchiveDocument.TreeLimits.DataForm.start
    /// Whether a cut says which option of `picklock archive show` shows the rest.
    var namesOptions = false
  }

  static func words(_ value: ArchiveValue, _ form: Form) -> String {
    switch value {
    case .null: "null"
    case .string(let text): string(text, form)
    case .bool(let bool): bool ? "true" : "false"
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .data(let bytes): data(bytes, form)
    case .date(let seconds): date(seconds)
    case .uuid(let uuid): "UUID \(uuid)"
    case .url(let relative, _): "URL \(string(relative, form))"
    case .indexSet(let ranges): "indices \(list(ranges.map(indices)))"
    case .indexPath(let indexes): "index path \(list(indexes.map { "\($0)" }))"
    case .range(let location, let length): "range from \(location), length \(length)"
    case .point(let x, let y): "point {\(x), \(y)}"
    case .size(let width, let height): "size {\(width), \(height)}"
    case .rect(let x, let y, let width, let height): "rect {{\(x), \(y)}, {\(width), \(height)}}"
    case .edgeInsets(let top, let left, let bottom, let right):
      "insets {\(top), \(left), \(bottom), \(right)}"
    case .affineTransform(let figures): "transform \(list(figures.map { "\($0)" }))"
    case .timeZone(let name, _): "time zone \(string(name, form))"
    case .locale(let identifier): "locale \(string(identifier, form))"
    case .decimal(let decimal): "decimal \(Self.decimal(decimal))"
    case .unit(let unit): "unit \(string(unit.symbol, form))\(converter(unit))"
    case .regularExpression(let pattern, let options):
      "regular expression \(string(pattern, form)), options \(options)"
    case .array, .set, .orderedSet, .countedSet, .dictionary, .typedValue, .attributedString,
      .calendar, .dateComponents, .error, .measurement, .notification, .object:
      "a value"
    }
  }

  private static func converter(_ unit: ArchiveUnit) -> String {
    if let reciprocal = unit.reciprocal { return ", base = \(reciprocal) / value" }
    guard let coefficient = unit.coefficient else { return "" }
    let constant = unit.constant ?? 0
    return ", base = \(coefficient) × value" + (constant == 0 ? "" : " + \(constant)")
  }

  private static func indices(_ range: Range<UInt64>) -> String {
    let last = range.upperBound - 1
    return range.lowerBound == last ? "\(last)" : "\(range.lowerBound)–\(last)"
  }

  private static func list(_ parts: [String]) -> String {
    let shown = parts.prefix(32).joined(separator: ", ")
    return parts.count > 32 ? "\(shown), … \(grouped(parts.count - 32)) more" : shown
  }

  /// A text in quotation marks; a cut says how long it is.
  static func string(_ text: String, _ form: Form) -> String {
    let length = text.unicodeScalars.count
    guard length > form.stringLength else { return quoted(text, limit: form.stringLength) }
    let option = form.namesOptions ? "; --strings \(length) shows all" : ""
    return "\(quoted(text, limit: form.stringLength)) (\(grouped(length)) characters\(option))"
  }

  /// ISO 8601 beside the number; years outside 0 to 9999 have only the number.
  static func date(_ seconds: Double) -> String {
    let number = "\(seconds) s after 2001-01-01"
    guard let text = ArchiveOutline.dateText(seconds) else { return "date \(number)" }
    return "date \(text) (\(number))"
  }

  private static func data(_ bytes: [UInt8], _ form: Form) -> String {
    let count = "data of \(grouped(bytes.count)) \(bytes.count == 1 ? "byte" : "bytes")"
    let cut = 16
    switch form.data {
    case .count: return count
    case .base64: return "\(count): \(Base64.text(bytes))"
    case .hex: return "\(count): \(hex(bytes[...]))"
    case .start:
      guard !bytes.isEmpty else { return count }
      let option = form.namesOptions ? " (--data hex shows all)" : ""
      return "\(count): \(hex(bytes.prefix(cut)))\(bytes.count > cut ? " …\(option)" : "")"
    }
  }

  private static func hex(_ bytes: ArraySlice<UInt8>) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
  }

  /// The digits of a decimal number: 12.50, 3e40.
  private static func decimal(_ value: ArchiveDecimal) -> String {
    if value.length == 0 { return value.isNegative ? "not a number" : "0" }
    let digits = "\(value.mantissa)"
    let sign = value.isNegative ? "-" : ""
    let exponent = Int(value.exponent)
    guard exponent < 0, exponent >= -40 else {
      return exponent == 0 ? "\(sign)\(digits)" : "\(sign)\(digits)e\(exponent)"
    }
    let padded = String(repeating: "0", count: max(0, 1 - exponent - digits.count)) + digits
    return "\(sign)\(padded.dropLast(-exponent)).\(padded.suffix(-exponent))"
  }
}
