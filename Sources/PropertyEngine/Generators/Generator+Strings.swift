extension Generator where Value == Unicode.Scalar {
  /// Scalars of `alphabet`, which must not be empty; its first is the simplest.
  public static func scalar(of alphabet: Alphabet = .unicode) -> Generator<Unicode.Scalar> {
    let domain = alphabet.domain
    return Generator { draw in try draw.scalar(of: alphabet, domain) }
  }
}

extension Generator where Value == Character {
  /// Characters of one scalar of `alphabet`.
  public static func character(of alphabet: Alphabet = .unicode) -> Generator<Character> {
    Generator<Unicode.Scalar>.scalar(of: alphabet).map { Character($0) }
  }
}

extension Generator where Value == String {
  /// Strings of `count` scalars of `alphabet`: words, lines, numbers, markup, many scripts, and
  /// what programs stumble over. Short ones are simpler.
  public static func string(
    of alphabet: Alphabet = .unicode, count: ClosedRange<Int> = 0...100, label: Int = #line
  ) -> Generator<String> {
    let domain = alphabet.domain
    return Generator { draw in try draw.text(of: alphabet, domain, count, label: label) }
  }
}

extension Alphabet {
  fileprivate var domain: IntegerDomain {
    precondition(count > 0, "an alphabet needs a character")
    return .indices(through: count - 1)
  }
}
