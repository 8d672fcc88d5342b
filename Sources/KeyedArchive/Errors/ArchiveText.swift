/// How text from an archive is shown: short, on one line, with nothing a terminal would obey.
enum ArchiveText {
  /// Characters shown before a text is cut.
  static let longestShown = 120

  /// `text` with control and format characters escaped, cut to `longestShown` characters.
  static func visible(_ text: String, limit: Int = longestShown) -> String {
    var shown = ""
    var count = 0
    for scalar in text.unicodeScalars {
      guard count < limit else { return shown + "…" }
      count += 1
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
        .unassigned:
        shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default:
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  /// `text` in quotation marks.
  static func quoted(_ text: String, limit: Int = longestShown) -> String {
    "\"\(visible(text, limit: limit))\""
  }

  /// A whole number with its thousands apart: 70,001.
  static func grouped(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return number < 0 ? "-\(text)" : text
  }
}
