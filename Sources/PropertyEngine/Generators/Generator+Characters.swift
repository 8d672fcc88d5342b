extension Generator where Value == Character {
  /// Characters as readers count them, most of several scalars: letters with combining marks, emoji
  /// with skin tones and joiners, flags, keycaps, Hangul syllables in parts, a carriage return with
  /// a line feed. A character of ASCII is simplest, `0` first.
  ///
  /// Two of them next to each other stay two characters.
  public static var graphemeCluster: Generator<Character> {
    let ascii = Generator<Unicode.Scalar>.scalar(of: .ascii).map { [$0] }
    return Generator<[Unicode.Scalar]>.oneOf(
      ascii, accented, lineEnd, keycap, hangul, flag, toned, joined
    ).map { scalars in
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      let characters = String(text)
      guard let first = characters.first, characters.count == 1 else {
        throw Discard("this system's Unicode tables see several characters here")
      }
      return first
    }
  }

  private typealias Scalars = Generator<[Unicode.Scalar]>
  private static let joiner: Unicode.Scalar = "\u{200D}"
  private static let emojiStyle: Unicode.Scalar = "\u{FE0F}"

  private static func one(of alphabet: Alphabet) -> Generator<Unicode.Scalar> {
    .scalar(of: alphabet)
  }

  /// A letter and up to three of the Combining Diacritical Marks.
  private static var accented: Scalars {
    let marks = one(of: Alphabet("\u{301}"..."\u{36F}")).array(count: 1...3)
    return .building({ [$0] + $1 }, one(of: Alphabet("a"..."z", "A"..."Z")), marks)
  }

  /// Drawn like the others: a case of fewer choices would count as simpler.
  private static var lineEnd: Scalars {
    one(of: Alphabet("\r"..."\r")).map { [$0, "\n"] }
  }

  private static var keycap: Scalars {
    one(of: Alphabet("0"..."9", "#"..."#", "*"..."*")).map { [$0, emojiStyle, "\u{20E3}"] }
  }

  /// A leading consonant and a vowel, from Hangul Jamo.
  private static var hangul: Scalars {
    .building(
      { [$0, $1] }, one(of: Alphabet("\u{1100}"..."\u{1112}")),
      one(of: Alphabet("\u{1161}"..."\u{1175}")))
  }

  /// Two regional indicators.
  private static var flag: Scalars {
    let letter = one(of: Alphabet("\u{1F1E6}"..."\u{1F1FF}"))
    return .building({ [$0, $1] }, letter, letter)
  }

  /// A hand and one of the five skin tones.
  private static var toned: Scalars {
    .building(
      { [$0, $1] }, one(of: Alphabet("\u{1F446}"..."\u{1F450}")),
      one(of: Alphabet("\u{1F3FB}"..."\u{1F3FF}")))
  }

  /// Two to four people or things that joiners make one.
  private static var joined: Scalars {
    one(of: Alphabet("\u{1F466}"..."\u{1F469}", "\u{2764}"..."\u{2764}", "\u{1F680}"..."\u{1F680}"))
      .array(count: 2...4)
      .map { Array($0.map { [$0] }.joined(separator: [joiner])) }
  }
}

extension Generator where Value == String {
  /// Strings of `count` characters of another generator, the shortest the simplest. Where neighbors
  /// combine, as a letter and a mark alone do, the string has fewer.
  public static func string(
    of characters: Generator<Character>, count: ClosedRange<Int> = 0...100, label: Int = #line
  ) -> Generator<String> {
    characters.array(count: count, label: label).map { String($0) }
  }
}
