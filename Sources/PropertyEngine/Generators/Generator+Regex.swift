extension Generator where Value == String {
  /// Strings that a regular expression matches as a whole; fewest repeats, first alternatives and
  /// first members of a class are simplest.
  ///
  /// The syntax is the part that regular expressions have in common: characters, `.`, classes
  /// (`[a-z_]`, `[^,]`, `\d`, `\w`, `\s`, `\D`, `\W`, `\S`), groups, also named ones, `|`, and the
  /// repeats `?`, `*`, `+`, `{n}`, `{n,}`, `{n,m}`; `\n`, `\r`, `\t`, `\f`, `\e`, `\xhh`, `\uhhhh`,
  /// `\u{h…}` and escaped punctuation; `^` and `$` at the ends. Every string matches, but not every
  /// match is made: `.`, `\w` and classes of what is left out stand for characters of ASCII.
  ///
  /// - Parameter openRepeats: how often `*`, `+` and `{n,}` repeat at most, beyond the least.
  /// - Throws: `RegexPatternError`, which says what is wrong or not supported, and where.
  public static func string(
    matching pattern: String, openRepeats: Int = 8
  ) throws -> Generator<String> {
    precondition(
      (0...RegexParser.maximumRepeats).contains(openRepeats),
      "there are from 0 to \(RegexParser.maximumRepeats) open repeats")
    var parser = RegexParser(pattern, openRepeats: openRepeats)
    let node = try parser.parse()
    return Generator { draw in
      var text = ""
      var count = 0
      try node.write(to: &text, count: &count, &draw)
      // A letter and a combining mark, or two halves of a flag, are no longer what was matched.
      guard text.count == count else { throw Discard("neighboring characters combine") }
      return text
    }
  }
}
