/// What one random text is like as a whole.
enum TextStyle {
  case word, line, lines, identifier, number, path, markup, printable
  case whiteSpace, controls, script, emoji, combining, unstableCase, edges
  case mixed, few, notable

  /// As often as they are here.
  static let frequencies: [TextStyle] = [
    .word, .word, .word, .word, .word, .line, .line, .line, .line, .lines, .identifier, .identifier,
    .number, .number, .number, .path, .path, .markup, .markup, .markup, .printable, .printable,
    .printable, .printable, .whiteSpace, .whiteSpace, .controls, .script, .script, .script, .emoji,
    .combining, .unstableCase, .edges, .mixed, .mixed, .mixed, .mixed, .few, .few, .few, .notable,
    .notable, .notable,
  ]
}
