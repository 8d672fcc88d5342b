/// A regular expression of the syntax that `Generator.string(matching:)` reads, as a tree.
indirect enum RegexNode: Sendable {
  case character(Character)
  /// One character of one scalar.
  case member(Alphabet)
  case sequence([RegexNode])
  case choice([RegexNode])
  /// The label tells the repeats of a pattern apart.
  case repeated(RegexNode, ClosedRange<Int>, label: Int)
}

extension RegexNode {
  /// Draws a text that the tree matches; appends it to `text`, and adds to `count` how many
  /// characters were drawn.
  func write(to text: inout String, count: inout Int, _ draw: inout Draw) throws {
    switch self {
    case .character(let character):
      text.append(character)
      count += 1
    case .member(let alphabet):
      let domain = IntegerDomain.indices(through: alphabet.count - 1)
      text.unicodeScalars.append(alphabet.scalar(at: try draw.bits(of: domain)))
      count += 1
    case .sequence(let parts):
      for part in parts { try part.write(to: &text, count: &count, &draw) }
    case .choice(let alternatives):
      try draw.element(of: alternatives).write(to: &text, count: &count, &draw)
    case .repeated(let part, let times, let label):
      _ = try draw.list(times, label: label) { draw in
        try part.write(to: &text, count: &count, &draw)
      }
    }
  }
}
