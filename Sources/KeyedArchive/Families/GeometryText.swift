/// Points, sizes and rectangles as the text that archives store them as.
enum GeometryText {
  /// The numbers of `{1, 2}` (one group) or of `{{1, 2}, {3, 4}}`; nil for other text.
  static func figures(of text: String, groups: Int) -> [Double]? {
    guard text.utf8.count <= 512 else { return nil }
    let compact = text.filter { $0 != " " }
    let inner = groups == 1 ? Substring(compact) : compact.dropFirst().dropLast()
    guard groups == 1 || compact.hasPrefix("{{") && compact.hasSuffix("}}") else { return nil }
    guard inner.hasPrefix("{"), inner.hasSuffix("}") else { return nil }
    let parts = inner.dropFirst().dropLast().split(
      separator: groups == 1 ? "," : "},{", omittingEmptySubsequences: false)
    let words =
      groups == 1
      ? parts : parts.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
    guard words.count == 2 * groups, groups == 1 || parts.count == 2 else { return nil }
    let figures = words.compactMap { number($0) }
    return figures.count == words.count ? figures : nil
  }

  /// The null rectangle is at infinity, which `NSStringFromRect` writes as `inf`.
  private static func number(_ word: Substring) -> Double? {
    let isNegative = word.hasPrefix("-")
    switch isNegative || word.hasPrefix("+") ? word.dropFirst() : word {
    case "inf": return isNegative ? -.infinity : .infinity
    case "nan": return .nan
    default: break
    }
    let isDecimal = word.utf8.allSatisfy {
      (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0)
    }
    // A finite number of the writer does not become infinite here.
    return isDecimal ? Double(word).flatMap { $0.isFinite ? $0 : nil } : nil
  }

  /// `{1, 2.5}`, as `NSStringFromPoint` writes it.
  static func pair(_ first: Double, _ second: Double) -> String {
    "{\(number(first)), \(number(second))}"
  }

  private static func number(_ value: Double) -> String {
    // Swift would write the payload too.
    guard !value.isNaN else { return "nan" }
    let isNegativeZero = value == 0 && value.sign == .minus
    guard let whole = value.whole, whole.magnitude < 1 << 53, !isNegativeZero else {
      return "\(value)"
    }
    return "\(whole)"
  }
}
