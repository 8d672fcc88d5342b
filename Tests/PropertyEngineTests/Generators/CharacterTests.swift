import PropertyEngine
import Testing

@Suite("Alphabets and characters")
struct CharacterTests {
  @Test("An alphabet is made of ranges, of a text, of other alphabets")
  func alphabets() {
    let vowels = Alphabet(of: "aeioua")
    #expect(Soundness.minima(.scalar(of: vowels)) == ["\"a\""])
    #expect(Soundness.minima(.scalar(of: vowels)) { $0 > "i" } == ["\"o\""])
    let union = Alphabet(union: .digits, vowels, Alphabet("a"..."f"))
    let members = "0123456789aeioubcdf"
    let promise: @Sendable (String) -> Bool = { $0.allSatisfy(members.contains) }
    #expect(Soundness.faults(.string(of: union), promise) == [])
    #expect(Soundness.faults(.string(of: .ascii), promise) != [])
    #expect(members.unicodeScalars.allSatisfy(union.contains))
    let ordered = (0..<19).map { place in
      var draw = Draw(replaying: [.number(UInt64(place), NumberDomain(0...UInt64(18)))])
      return (try? draw(.scalar(of: union))).map { String($0) } ?? "?"
    }
    #expect(ordered.joined() == members)
  }

  @Test("What is taken away is gone, also from the middle of a range")
  func subtracting() {
    let consonants = Alphabet.lowercase.subtracting(Alphabet(of: "aeiou"))
    let promise: @Sendable (Unicode.Scalar) -> Bool = { !"aeiou".unicodeScalars.contains($0) }
    #expect(Soundness.faults(.scalar(of: consonants), promise) == [])
    #expect(Soundness.faults(.scalar(of: .lowercase), promise) != [])
    #expect(Soundness.minima(.scalar(of: consonants)) == ["\"b\""])
  }

  @Test("A grapheme cluster is one character, and stays one beside others")
  func clusters() {
    let counted = Generator<[Character]>.array(of: .graphemeCluster, count: 0...20)
    let promise: @Sendable ([Character]) -> Bool = { String($0).count == $0.count }
    #expect(Soundness.faults(counted, promise) == [])
    let twin = Generator<[Character]>.array(
      of: .character(of: Alphabet("a"..."c", "\u{301}"..."\u{304}")), count: 0...20)
    #expect(Soundness.faults(twin, promise) != [])
    #expect(Soundness.minima(.graphemeCluster) == ["\"0\""])
  }

  @Test(
    "Each kind of cluster is met",
    arguments: ["\r\n", "\u{20E3}", "\u{1F3FB}", "\u{200D}", "\u{1161}", "\u{1F1E6}", "\u{301}"])
  func kinds(part: String) {
    let found = Soundness.minima(.graphemeCluster) { character in
      String(character).unicodeScalars.contains { part.unicodeScalars.contains($0) }
    }
    #expect(found.allSatisfy { !$0.hasPrefix("nothing") })
  }

  @Test("Strings are made of a generator's characters")
  func strings() {
    let texts = Generator<String>.string(of: .graphemeCluster, count: 2...9)
    #expect(Soundness.faults(texts) { (2...9).contains($0.count) } == [])
    #expect(
      Soundness.faults(.string(of: .digits, count: 1...9)) { (2...9).contains($0.count) } != [])
    #expect(Soundness.minima(texts) == ["\"00\""])
    #expect(
      Soundness.minima(texts) { $0.unicodeScalars.count > $0.count }.allSatisfy { $0.count < 12 })
  }
}
