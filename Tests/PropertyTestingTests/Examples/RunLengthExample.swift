import PropertyEngine
import PropertyTesting
import Testing

// The first page for someone new: what a property test looks like, from the simplest up.

/// What is to be tested: text as runs of equal characters.
enum RunLength {
  struct Run: Equatable {
    let character: Character
    let count: Int
  }

  static func encode(_ text: String) -> [Run] {
    text.reduce(into: []) { runs, character in
      if let last = runs.last, last.character == character {
        runs[runs.count - 1] = Run(character: character, count: last.count + 1)
      } else {
        runs.append(Run(character: character, count: 1))
      }
    }
  }

  static func decode(_ runs: [Run]) -> String {
    runs.reduce(into: "") { $0 += String(repeating: String($1.character), count: $1.count) }
  }

  /// The character at `position`, found without decoding. Traps past the end, like an array.
  static func character(at position: Int, of runs: [Run]) -> Character {
    var rest = position
    var index = 0
    while rest >= runs[index].count {
      rest -= runs[index].count
      index += 1
    }
    return runs[index].character
  }
}

struct RunLengthExample {
  /// A claim for all strings. `#expect` works as anywhere; one that fails is reported once, with
  /// the simplest string that fails.
  @Test func `decoding gives back what was encoded`() throws {
    try check(.string()) { text in
      #expect(RunLength.decode(RunLength.encode(text)) == text)
    }
  }

  /// A few characters only, so that runs are common; two arguments from two generators.
  @Test(.cases(2_000)) func `encoding a repetition makes one run`() throws {
    try check(.character(of: .lowercase), .int(in: 1...50)) { character, count in
      let runs = RunLength.encode(String(repeating: String(character), count: count))
      #expect(runs == [RunLength.Run(character: character, count: count)])
    }
  }

  /// A generator in the direct style: draw one thing, then another that depends on it. Code that
  /// might trap runs in a child process first; a trap is then a failure like any other.
  @Test(.isolation(.process)) func `a character is found without decoding`() throws {
    let sample = Generator { draw in
      let text = try draw(.string(of: Alphabet("a"..."c"), count: 1...30))
      return (text: text, position: try draw(.int(in: 0...text.count - 1)))
    }
    try check(sample) { sample in
      let found = RunLength.character(at: sample.position, of: RunLength.encode(sample.text))
      #expect(found == Array(sample.text)[sample.position])
    }
  }

  /// Cases that say nothing are discarded with `assume`.
  @Test func `neighbouring runs differ`() throws {
    try check(.string(of: .ascii)) { text in
      let runs = RunLength.encode(text)
      try assume(runs.count > 1)
      for (run, next) in zip(runs, runs.dropFirst()) {
        #expect(run.character != next.character)
      }
    }
  }
}
