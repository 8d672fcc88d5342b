import PropertyEngine
import Testing

@Suite("Strings of a regular expression")
struct RegexTests {
  // Safety: a synchronous search, on the test's own thread, is all that uses it.
  /// Swift's own reading of a pattern, used by one thread at a time.
  private final class Reading: @unchecked Sendable {
    private let regex: Regex<AnyRegexOutput>
    init(_ pattern: String) throws { regex = try Regex(pattern) }
    func matches(_ text: String) -> Bool { text.wholeMatch(of: regex) != nil }
  }

  @Test(
    "Every string matches",
    arguments: [
      "", "abc", "a|b|", "[a-z]{2,4}-\\d+", "(?:ab)*c?", "(?<year>\\d{4})-(0[1-9]|1[0-2])",
      "[^,\\s]+(,[^,\\s]+){0,3}", "\\w+@\\w+\\.(com|org)", "^a.b$", "^x|y$", "[-a]", "[a-]",
      "[\\]\\[^-]", "\\D\\W\\S", "\\s*", "\\x41\\u0042\\u{1F600}", "\\{\\}\\(\\)\\*\\\\", "é+",
      "[а-я]{3}", "a{3}", "a{2,}", "(a*)*", "((a|b)c){2}?", "[\\d.]+?", "\\t\\n\\f\\e", "[\\t-\\n]",
      "\"'#/ ", "🇩🇪+", "[^\\n]",
    ])
  func matching(pattern: String) throws {
    let strings = try Generator<String>.string(matching: pattern)
    let reading = try Reading(pattern)
    #expect(Soundness.faults(strings) { reading.matches($0) } == [])
    #expect(Soundness.faults(strings.map { " ,\n" + $0 }) { reading.matches($0) } != [])
  }

  @Test("Fewest repeats, first alternatives and first members are simplest")
  func simplest() throws {
    #expect(try Soundness.minima(.string(matching: "[x-z]+(b|a){2}\\d?")) == ["\"xbb\""])
    #expect(
      try Soundness.minima(.string(matching: "\\w{1,20}")) { $0.count > 3 } == ["\"0000\""])
    #expect(
      try Soundness.minima(.string(matching: "(a|b)*-[a-z]*")) { $0.hasSuffix("z") }
        == ["\"-z\""])
  }

  @Test("Open repeats have a bound")
  func openRepeats() throws {
    let promise: @Sendable (String) -> Bool = { (1...3).contains($0.count) }
    #expect(try Soundness.faults(.string(matching: "a+", openRepeats: 3), promise) == [])
    #expect(try Soundness.faults(.string(matching: "a+"), promise) != [])
  }

  @Test("Characters that would combine are never made")
  func combining() throws {
    let pattern = "a[\\u0301-\\u0303b]"
    let strings = try Generator<String>.string(matching: pattern)
    let reading = try Reading(pattern)
    let property = AnyProperty(
      Property("combining", strings) { try require(reading.matches($0)) })
    let report = property.search(RunConfiguration(seed: 1))
    #expect(report.counterexample == nil)
    #expect(report.discards.map(\.name) == ["neighboring characters combine"])
  }

  @Test(
    "What is not supported is named, with its place",
    arguments: [
      ("a(?=b)", 1, "a look-ahead"), ("(?<!a)b", 0, "a negative look-behind"),
      ("(?>a)", 0, "an atomic group"), ("ab\\1", 2, "\\1 is not supported"),
      ("\\bword", 0, "\\b is not supported"), ("\\p{L}", 0, "\\p is not supported"),
      ("a*+", 2, "possessive"), ("a**", 2, "cannot be repeated twice"),
      ("*a", 0, "nothing to repeat"),
      ("a^b", 1, "start of the pattern"), ("a$b", 1, "end of the pattern"),
      ("(ab", 0, "not closed"),
      ("ab)", 2, "closes no group"), ("[ab", 0, "not closed"), ("[z-a]", 1, "backwards"),
      ("[]", 0, "empty"), ("[a[b]]", 2, "a class in a class"),
      ("[a&&b]", 2, "operations on classes"),
      ("a{3,1}", 1, "above the greatest"), ("a{x}", 2, "number of repeats"),
      ("a{1001}", 2, "more than 1000"), ("a{2", 1, "does not end"), ("\\", 0, "escapes nothing"),
      ("\\u{D800}", 0, "not a Unicode scalar"), ("\\xZ", 0, "hexadecimal"),
      ("(?i)a", 0, "kind of group"),
      ("(?<a-b>c)", 4, "a group's name"), ("(*ACCEPT)", 1, "directives"),
      ("[^ -~]", 0, "leaves no printable"), ("[🇩🇪]", 1, "several scalars"),
      ("}", 0, "repeats nothing"),
      (String(repeating: "(", count: 40), 32, "deeper than 32"),
      (String(repeating: "a", count: 5_000), 0, "longer than 4096"),
    ])
  func refusal(pattern: String, offset: Int, reason: String) throws {
    let error = try #require(throws: RegexPatternError.self) {
      try Generator<String>.string(matching: pattern)
    }
    #expect(error.offset == offset)
    #expect(error.reason.contains(reason), "\(error)")
  }

  @Test("Random patterns of the supported syntax agree with Swift's own reading")
  func randomPatterns() throws {
    let atoms = ["a", "b", ".", "\\d", "\\w", "\\s", "[a-c]", "[^a-c]", "\\.", "\\-", "é"]
    let repeats = ["", "", "*", "+", "?", "{2}", "{1,3}", "*?", "{1,}"]
    let patterns = Generator<String>.recursive(
      depth: 4, size: 20, weights: (1, 2), leaf: .element(of: atoms)
    ) { part in
      let pieces = zip(part, .element(of: repeats)).array(count: 1...3)
        .map { $0.map { "(?:\($0))\($1)" }.joined() }
      return .oneOf(pieces, part.array(count: 1...3).map { "(\($0.joined(separator: "|")))" })
    }
    let property = AnyProperty(
      Property("patterns", patterns) { pattern in
        let reading = try Reading(pattern)
        let strings = AnyProperty(
          Property("strings", try Generator<String>.string(matching: pattern, openRepeats: 2)) {
            try require(reading.matches($0), "\(pattern) matches \($0)")
          })
        for stream in UInt64(0)..<5 {
          let drawn = strings.randomChoices(seed: 3, stream: stream)
          if case .failed(let failure) = strings.replay(drawn.choices) { throw failure.asError }
        }
      })
    let report = property.search(RunConfiguration(seed: 1, cases: 300, simplestCases: 20))
    #expect(report.counterexample == nil, "\(report)")
  }
}

extension Failure {
  fileprivate var asError: PropertyFailure { PropertyFailure(message) }
}
