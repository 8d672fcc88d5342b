extension Generator where Value == Unicode.Scalar {
  /// Scalars of `alphabet`, which must not be empty; its first is the simplest.
  public static func scalar(of alphabet: Alphabet = .unicode) -> Generator<Unicode.Scalar> {
    precondition(alphabet.count > 0, "an alphabet needs a character")
    let domain = NumberDomain(lower: 0, span: alphabet.count - 1, origin: 0, kind: .unsigned)
    return Generator { draw in alphabet.scalar(at: try draw.number(domain)) }
  }
}

extension Generator where Value == Character {
  /// Characters of one scalar of `alphabet`.
  public static func character(of alphabet: Alphabet = .unicode) -> Generator<Character> {
    Generator<Unicode.Scalar>.scalar(of: alphabet).map { Character($0) }
  }
}

extension Generator where Value == String {
  /// Strings of `count` scalars of `alphabet`.
  public static func string(
    of alphabet: Alphabet = .unicode, count: ClosedRange<Int> = 0...100, label: Int = #line
  ) -> Generator<String> {
    Generator<Unicode.Scalar>.scalar(of: alphabet).array(count: count, label: label)
      .map { scalars in
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
      }
  }
}
