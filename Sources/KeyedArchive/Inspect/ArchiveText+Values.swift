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
    case .builtIn(let value): value.family.words(form)
    case .array, .set, .orderedSet, .countedSet, .dictionary, .object:
      "a value"
    }
  }

  static func list(_ parts: [String]) -> String {
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
}
