/// A value's text with `_` for each part that may be anything, and `…` where it was cut.
struct TextPattern: Hashable, Sendable {
  private let pieces: [String]
  private let isCutBefore: Bool
  private let isCutAfter: Bool

  init(_ text: String) {
    isCutBefore = text.hasPrefix("…")
    isCutAfter = text.hasSuffix("…")
    pieces = text.drop { $0 == "…" }.split(separator: "_", omittingEmptySubsequences: false)
      .map { String($0.filter { $0 != "…" }) }
  }

  /// How many parts may be anything.
  var wildcards: Int { pieces.count - 1 }

  /// Whether a text is the pattern with something in the place of each `_`.
  func matches(_ text: String) -> Bool {
    var rest = Substring(text)
    for (index, piece) in pieces.enumerated() {
      let isLast = index == pieces.count - 1
      if index == 0 && !isCutBefore {
        guard rest.hasPrefix(piece) else { return false }
        rest = rest.dropFirst(piece.count)
      } else if isLast && !isCutAfter {
        return rest.hasSuffix(piece)
      } else {
        guard let range = rest.firstRange(of: piece) else { return false }
        rest = rest[range.upperBound...]
      }
    }
    return pieces.count > 1 || isCutAfter || rest.isEmpty
  }
}
