internal import PropertyEngine

extension CheckFailure {
  /// The most characters of one value in an issue; the attachment has all of it.
  static let maximumCharacters = 2_000

  /// An issue does not show the whole of each value.
  var isShortened: Bool {
    value.count > Self.maximumCharacters || original?.count ?? 0 > Self.maximumCharacters
  }

  /// The report's text, without what the issue itself says.
  func text(_ property: String, check place: String, notes: [String]) -> String {
    lines(property, place, notes, shown: Self.shortened).joined(separator: "\n")
  }

  /// The report's text with the whole of each value.
  func wholeText(_ property: String, check place: String, notes: [String]) -> String {
    let all = [failure.message] + lines(property, place, notes, shown: { $0 })
    return all.joined(separator: "\n") + "\n"
  }

  private func lines(
    _ property: String, _ place: String, _ notes: [String], shown: (String) -> String
  ) -> [String] {
    var lines = ["\(property) fails for: \(shown(value))"]
    if let original { lines.append("originally: \(shown(original))") }
    lines += explanation.map { "note: \($0)" }
    lines += notes.map { "note: \($0)" }
    lines.append("\(history); checked at \(place)")
    lines.append("reproduce: \(reproduction)")
    return lines
  }

  private static func shortened(_ text: String) -> String {
    guard
      let end = text.index(
        text.startIndex, offsetBy: maximumCharacters, limitedBy: text.endIndex),
      end < text.endIndex
    else { return text }
    return "\(text[..<end])… (\(text.count) characters, all of them attached)"
  }
}
