// Escapes and classes of characters.
extension RegexParser {
  /// What `.` stands for: the printable characters of ASCII, which no neighbor changes.
  static let anyCharacter = Alphabet.ascii
  private static let digits = Alphabet.digits
  private static let word = Alphabet("0"..."9", "a"..."z", "A"..."Z", "_"..."_")
  private static let space = Alphabet(" "..." ", "\t"..."\n")

  /// After a backslash, outside a class.
  mutating func escape() throws -> RegexNode {
    let start = position
    if let alphabet = shorthand() { return .member(alphabet) }
    guard let scalar = try escapedScalar(start) else {
      throw error("\\\(characters[start + 1]) is not supported", at: start)
    }
    return .character(Character(scalar))
  }

  /// `\d`, `\w`, `\s` and what is not in them.
  private mutating func shorthand() -> Alphabet? {
    guard position + 1 < characters.count else { return nil }
    let alphabet: Alphabet
    switch characters[position + 1] {
    case "d": alphabet = Self.digits
    case "D": alphabet = Self.anyCharacter.subtracting(Self.digits)
    case "w": alphabet = Self.word
    case "W": alphabet = Self.anyCharacter.subtracting(Self.word)
    case "s": alphabet = Self.space
    case "S": alphabet = Self.anyCharacter.subtracting(Self.space)
    default: return nil
    }
    position += 2
    return alphabet
  }

  /// The scalar of an escape; nil for one that stands for something else.
  private mutating func escapedScalar(_ start: Int) throws -> Unicode.Scalar? {
    position += 1
    guard let character = next else { throw error("\\ escapes nothing; write \\\\", at: start) }
    position += 1
    switch character {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "f": return "\u{C}"
    case "e": return "\u{1B}"
    case "x": return try hexadecimal(digits: 2, start)
    case "u": return try hexadecimal(digits: 4, start)
    default: break
    }
    guard let scalar = character.unicodeScalars.first, character.isASCII, !character.isLetter,
      !character.isNumber
    else { return nil }
    return scalar
  }

  /// `\x41`, `\u0041` or `\u{41}`, after the letter.
  private mutating func hexadecimal(digits: Int, _ start: Int) throws -> Unicode.Scalar {
    var text = ""
    if digits == 4, take("{") {
      while let character = next, character.isHexDigit, text.count < 8 {
        text.append(character)
        position += 1
      }
      guard take("}") else { throw error("this scalar does not end with }", at: start) }
    } else {
      while let character = next, character.isHexDigit, text.count < digits {
        text.append(character)
        position += 1
      }
      guard text.count == digits else {
        throw error("\(digits) hexadecimal digits are needed", at: start)
      }
    }
    guard let value = UInt32(text, radix: 16), let scalar = Unicode.Scalar(value) else {
      throw error("this is not a Unicode scalar", at: start)
    }
    return scalar
  }

  /// `[a-z_]` or `[^,]`.
  mutating func characterClass() throws -> Alphabet {
    let start = position
    position += 1
    let isNegated = take("^")
    var members = Alphabet(of: "")
    while let character = next, character != "]" {
      members = members.union(try classMember(start))
    }
    guard take("]") else { throw error("this class is not closed", at: start) }
    guard members.count > 0 else { throw error("the class is empty", at: start) }
    guard isNegated else { return members }
    let others = Self.anyCharacter.subtracting(members)
    guard others.count > 0 else {
      throw error("the class leaves no printable character of ASCII", at: start)
    }
    return others
  }

  /// A range, a shorthand or a single scalar.
  private mutating func classMember(_ start: Int) throws -> Alphabet {
    for sign in ["&&", "--", "~~"] where characters[position...].starts(with: sign) {
      throw error("operations on classes are not supported; write \\\(sign.prefix(1)) for the sign")
    }
    if next == "[" { throw error("a class in a class is not supported; write \\[") }
    if next == "\\", let alphabet = shorthand() { return alphabet }
    let place = position
    let lower = try classScalar(start)
    guard next == "-", position + 1 < characters.count, characters[position + 1] != "]" else {
      return Alphabet(lower...lower)
    }
    guard characters[position + 1] != "-" else { return Alphabet(lower...lower) }
    position += 1
    let upper = try classScalar(start)
    guard lower <= upper else { throw error("this range runs backwards", at: place) }
    return Alphabet(lower...upper)
  }

  private mutating func classScalar(_ start: Int) throws -> Unicode.Scalar {
    guard let character = next else { throw error("this class is not closed", at: start) }
    if character == "\\" {
      let place = position
      guard let scalar = try escapedScalar(place) else {
        throw error("\\\(characters[place + 1]) is not supported in a class", at: place)
      }
      return scalar
    }
    guard character.unicodeScalars.count == 1, let scalar = character.unicodeScalars.first else {
      throw error("a character of several scalars is not supported in a class; use (?:…|…)")
    }
    position += 1
    return scalar
  }
}
