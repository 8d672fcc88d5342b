/// Text that came from a file, a name or another program, on its way to a terminal.
extension String {
  /// Control characters as `\u001b`, so that no file can move the cursor, recolour what follows or
  /// retitle the window; line breaks and tabs stay. Inside JSON the escape means the character.
  public var withVisibleControls: String {
    guard unicodeScalars.contains(where: Self.isControl) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      guard Self.isControl(scalar) else {
        text.unicodeScalars.append(scalar)
        continue
      }
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return text
  }

  /// The same on one line.
  public var onOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ⏎ ").withVisibleControls
  }

  /// The same, cut to what a message has room for.
  public var shortened: String {
    let line = onOneLine
    return line.count <= 40 ? line : line.prefix(39) + "…"
  }

  /// The most characters of a line that says what was wrong, whatever it quotes.
  public static let shortLine = 300

  /// The same, and cut where it quotes too much.
  public var asOneShortLine: String {
    count <= Self.shortLine ? onOneLine : (prefix(Self.shortLine) + "…").onOneLine
  }

  /// Line breaks as `\n`, `\r` or their number, so that a name does not begin a line.
  public var withEscapedLineBreaks: String {
    guard contains(where: \.isNewline) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case _ where Character(scalar).isNewline: text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 && scalar != "\n" && scalar != "\t" || (0x7F...0x9F).contains(scalar.value)
      || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }

  /// A word that a shell reads back as this text: quoted where it has to be.
  public var shellWord: String {
    let isPlain =
      !isEmpty
      && unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || "0123456789/._-+,:@%=".unicodeScalars.contains(scalar)
      }
    return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
