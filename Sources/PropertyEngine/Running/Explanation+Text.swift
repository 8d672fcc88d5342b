extension Explanation {
  /// A longer text is shown around the part alone.
  private static let longestText = 240
  /// Characters on either side of the part.
  private static let context = 60

  /// One remark for all parts where they may be anything at once, else one for each.
  func remarks(
    on free: [FreePart], of best: ChoiceSequence, together: Trials?
  ) -> [String] {
    let text = Array(property.describe(best.choices))
    var marks = free.map { mark($0.position, best, in: text) }
    var shown = marks.compactMap(\.self)
    if !Self.areApart(shown) {
      marks = marks.map { _ in nil }
      shown = []
    }
    if free.count > 1, let together, shown.count == free.count, text.count <= Self.longestText {
      return ["each _ may be anything\(together.note): \(Self.blanked(text, shown))"]
    }
    var remarks = zip(free, marks).compactMap { part, mark in
      if let mark { return "_ may be anything\(part.trials.note): \(Self.excerpt(text, mark))" }
      return Self.name(best.choices[part.position]).map {
        "\($0) (choice \(part.position + 1)) may be anything\(part.trials.note)"
      }
    }
    if free.count > 1 {
      remarks.append(
        together.map { "these parts may be anything together\($0.note)" }
          ?? "these parts may be anything one at a time, not together")
    }
    return remarks
  }

  /// Where the value's text shows the choice: what changes when the choice does, and the word it
  /// stands in. Nil where the text does not show it, or changes all over.
  private func mark(
    _ position: Int, _ best: ChoiceSequence, in text: [Character]
  ) -> Range<Int>? {
    var variation = Variation(of: best, at: [position])
    guard let choices = variation.first() else { return nil }
    let other = Array(property.describe(choices))
    guard other != text else { return nil }
    var start = zip(text, other).prefix { $0 == $1 }.count
    let tail = zip(text.reversed(), other.reversed()).prefix { $0 == $1 }.count
    var end = max(start, text.count - tail)
    // A word stands for one choice, a character of a string for another each.
    if !Self.isQuoted(start, in: text) {
      while start > 0, Self.isWord(text[start - 1]) { start -= 1 }
      while end < text.count, Self.isWord(text[end]) { end += 1 }
    }
    return start < end && end - start <= Self.context ? start..<end : nil
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "._-+".contains(character)
  }

  private static func isQuoted(_ place: Int, in text: [Character]) -> Bool {
    var isQuoted = false
    var isEscaped = false
    for character in text[..<place] {
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
    }
    return isQuoted
  }

  private static func areApart(_ marks: [Range<Int>]) -> Bool {
    let sorted = marks.sorted { $0.lowerBound < $1.lowerBound }
    return zip(sorted, sorted.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }
  }

  private static func blanked(_ text: [Character], _ marks: [Range<Int>]) -> String {
    var text = text
    for mark in marks.sorted(by: { $0.lowerBound > $1.lowerBound }) {
      text.replaceSubrange(mark, with: "_")
    }
    return String(text)
  }

  private static func excerpt(_ text: [Character], _ mark: Range<Int>) -> String {
    guard text.count > longestText else { return blanked(text, [mark]) }
    let start = max(0, mark.lowerBound - context)
    let end = min(text.count, mark.upperBound + context)
    let before = String(text[start..<mark.lowerBound])
    let after = String(text[mark.upperBound..<end])
    return (start > 0 ? "…" : "") + before + "_" + after + (end < text.count ? "…" : "")
  }

  /// A choice that the value's text does not show; nil for one that is not a part of a value.
  private static func name(_ choice: Choice) -> String? {
    switch choice.value {
    case .bytes(let bytes): "the run of \(bytes.count) bytes"
    case .integer(let value): "the number \(value)"
    case .boolean(let value): "the boolean \(value)"
    case .float(let value): "the number \(value)"
    case .count, .branch: nil
    }
  }
}
