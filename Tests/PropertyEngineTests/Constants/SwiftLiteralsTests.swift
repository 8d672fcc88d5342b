import Testing

@testable import PropertyEngine

@Suite("Literals of Swift sources")
struct SwiftLiteralsTests {
  private func literals(_ source: String) -> SwiftLiterals { SwiftLiterals(Array(source.utf8)) }

  @Test("Integers of every radix, with underscores, and the ends of ranges")
  func integers() {
    let found = literals("if x == 86_400 || y == 0xFF_ff { 0b1010...0o17; 3..<10; -7 }")
    #expect(found.integers == [86_400, 0xFFFF, 0b1010, 0o17, 3, 10, 7])
    #expect(found.floats == [])
  }

  @Test("Floats with points and exponents, and integers that are too large")
  func floats() {
    let found = literals("98.6 1e3 2.5e-3 0x1p10 1_000.5 99999999999999999999")
    #expect(found.floats == [98.6, 1_000, 0.0025, 1_024, 1_000.5, 1e20])
    #expect(found.integers == [])
  }

  @Test("What is no literal: names, members, comments, names in backticks")
  func noLiterals() {
    let source = """
      let x1 = pair.0 + $0 + utf8 // 11 "no"
      /* 12 /* 13 */ 14 "no" */ func `adds 15 and 16`() {}
      #if os(Linux)
      """
    let found = literals(source)
    #expect(found.integers == [] && found.floats == [] && found.texts == [])
  }

  @Test("Strings are unescaped and cut at interpolations")
  func strings() {
    let source = #"""
      "a\n\t\"\\\u{1F600}" "before \(count + 21) after \(f("in\(22)ner", (23))) end" "" "open
      "24"
      """#
    let found = literals(source)
    #expect(
      found.texts == [
        "a\n\t\"\\😀", "before ", " after ", "in", "ner", " end", "open", "24",
      ])
    #expect(found.integers == [21, 22, 23])
  }

  @Test("Raw strings and the lines of long ones")
  func rawAndLong() {
    let source = """
      #"a\\n"b\\#(7)c"# ##"d"#e"## \"\"\"
        first "line"
          second \\(8) third
        \"\"\"
      """
    let found = literals(source)
    #expect(
      found.texts == ["a\\n\"b", "c", "d\"#e", "first \"line\"", "second ", "third"])
    #expect(found.integers == [7, 8])
  }

  @Test("Any bytes are read to their end", arguments: 0..<300)
  func anyBytes(stream: UInt64) {
    let syntax = Array("\"\"\"\\((){}#`/*/ 01x.e_a\n".utf8)
    var random = SplitMix64(seed: 1, stream: stream)
    let bytes = (0..<200).map { _ in
      syntax[Int(random.next(through: UInt64(syntax.count - 1)))]
    }
    let found = SwiftLiterals(bytes)
    #expect(found.integers.count + found.floats.count + found.texts.count <= bytes.count)
  }

  @Test("Interpolations nest only so deep")
  func nesting() {
    let deep = String(repeating: "\"\\(", count: 1_000) + "4711"
    #expect(literals(deep).integers == [])
    #expect(literals(String(repeating: "\"\\(", count: 16) + "4711").integers == [4_711])
  }
}
