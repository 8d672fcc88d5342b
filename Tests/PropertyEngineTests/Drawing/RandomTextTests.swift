import Testing

@testable import PropertyEngine

@Suite("Random texts")
struct RandomTextTests {
  private static let texts = randomValues(.string(), cases: 8_000)

  @Test("Every block holds assigned scalars alone")
  func blocks() {
    let blocks =
      CharacterBlocks.scripts + CharacterBlocks.punctuation + CharacterBlocks.symbols
      + CharacterBlocks.emoji + CharacterBlocks.combining + CharacterBlocks.privateUse
      + CharacterBlocks.controls
    let unassigned = blocks.flatMap { $0 }.filter { !Self.isAssigned($0) }
    #expect(unassigned == [])
  }

  @Test("Lists of characters hold assigned scalars alone, but for edges that are no characters")
  func characters() {
    let all =
      NotableCharacters.whiteSpace + NotableCharacters.syntax + NotableCharacters.unstableCase
      + NotableCharacters.composed
    #expect(all.filter { !Self.isAssigned($0) } == [])
    #expect(NotableCharacters.edges.filter { Unicode.Scalar($0) == nil } == [])
  }

  @Test("Hardly a scalar is unassigned")
  func unassigned() {
    let scalars = Self.texts.flatMap { Array($0.unicodeScalars) }
    let unassigned = scalars.count { !Self.isAssigned($0.value) }
    #expect(unassigned * 50 < scalars.count, "\(unassigned) of \(scalars.count)")
    #expect(unassigned > 0)
  }

  @Test(
    "Every kind of text comes at least once in 400 texts",
    arguments: [
      Kind("a line feed") { $0.unicodeScalars.contains("\n") },
      Kind("a tab") { $0.unicodeScalars.contains("\t") },
      Kind("CR LF") { $0.contains("\r\n") },
      Kind("white space alone") { !$0.isEmpty && $0.allSatisfy(\.isWhitespace) },
      Kind("ten characters of ASCII") { $0.utf8.count >= 10 && $0.utf8.allSatisfy { $0 < 128 } },
      Kind("a NUL") { $0.unicodeScalars.contains("\0") },
      Kind("a quote with a backslash") { $0.contains("\"") && $0.contains("\\") },
      Kind("markup") { $0.contains("<") && $0.contains(">") },
      Kind("a word") { $0.utf8.count > 3 && $0.utf8.allSatisfy { (97...122).contains($0) } },
      Kind("digits") { $0.utf8.count > 3 && $0.utf8.allSatisfy { (48...57).contains($0) } },
      Kind("right to left") { text in
        text.unicodeScalars.contains { (0x590...0x6FF).contains($0.value) }
      },
      Kind("beyond the first plane") { $0.unicodeScalars.contains { $0.value > 0xFFFF } },
      Kind("a combining mark") { $0.count < $0.unicodeScalars.count },
      Kind("a joiner") { $0.unicodeScalars.contains("\u{200D}") },
      Kind("a case of another length") { $0.uppercased().count > $0.count },
      Kind("the empty text") { $0.isEmpty },
      Kind("a hundred scalars") { $0.unicodeScalars.count == 100 },
    ])
  func kinds(_ kind: Kind) {
    for start in stride(from: 0, to: Self.texts.count, by: 400) {
      let texts = Self.texts[start..<min(start + 400, Self.texts.count)]
      #expect(texts.contains(where: kind.isMet), "from text \(start) on")
    }
  }

  @Test("A byte order mark comes first in one text of a thousand")
  func byteOrderMark() {
    let marked = Self.texts.count { $0.unicodeScalars.first == "\u{FEFF}" }
    #expect(marked > 7)
  }

  @Test("Texts keep to their alphabet and to their count", arguments: 0..<200)
  func bounds(seed: UInt64) {
    let own = Alphabet("x"..."z", "א"..."ת")
    for (alphabet, count) in [(.ascii, 3...7), (.digits, 0...4), (own, 2...2)]
      as [(Alphabet, ClosedRange<Int>)]
    {
      let generator = Generator<String>.string(of: alphabet, count: count)
      for text in randomValues(generator, cases: 20, seed: seed) {
        #expect(count.contains(text.unicodeScalars.count))
        #expect(text.unicodeScalars.allSatisfy { alphabet.index(of: $0.value) != nil })
      }
    }
  }

  @Test("The index of a scalar is the way back", arguments: [Alphabet.ascii, .unicode, .digits])
  func indices(_ alphabet: Alphabet) {
    var random = SplitMix64(seed: 1)
    for _ in 0..<1_000 {
      let index = random.next(through: alphabet.count - 1)
      #expect(alphabet.index(of: alphabet.scalar(at: index).value) == index)
    }
  }

  private static func isAssigned(_ value: UInt32) -> Bool {
    Unicode.Scalar(value)?.properties.generalCategory != .unassigned
  }

  struct Kind: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let isMet: @Sendable (String) -> Bool

    init(_ name: String, _ isMet: @escaping @Sendable (String) -> Bool) {
      testDescription = name
      self.isMet = isMet
    }
  }
}
