import PropertyEngine

/// Changes to texts and lists.
extension LaterChallenges {
  static let edits = [subsequence, tiedInserts, blankIndent, pageRanges]

  private static let word = Generator<String>.string(of: Alphabet("a"..."d"), count: 0...8)

  /// What two words have most in common is in one piece.
  static let subsequence = UnseenChallenge(
    "subsequence", zip(word, word), minimum: #"("aa", "aba")"#
  ) { left, right in
    var inOnePiece = 0
    var lengths = [Int](repeating: 0, count: right.count + 1)
    var pieces = lengths
    for letter in left {
      let (oldLengths, oldPieces) = (lengths, pieces)
      for (column, other) in right.enumerated() {
        pieces[column + 1] = letter == other ? oldPieces[column] + 1 : 0
        inOnePiece = max(inOnePiece, pieces[column + 1])
        lengths[column + 1] =
          letter == other
          ? oldLengths[column] + 1 : max(oldLengths[column + 1], lengths[column])
      }
    }
    return inOnePiece < lengths[right.count]
  }

  /// Two insertions lead to the same text, whichever comes first.
  static let tiedInserts = UnseenChallenge(
    "tied_inserts",
    Generator { draw in
      let text = try draw(.string(of: Alphabet("a"..."f"), count: 0...10))
      let places = Generator<Int>.int(in: 0...text.count)
      let letters = Generator<String>.element(of: ["a", "b", "c", "d", "e", "f"])
      return (text, try draw(zip(places, letters)), try draw(zip(places, letters)))
    }, minimum: #"("", (0, "a"), (0, "b"))"#
  ) { text, first, second in
    func inserting(_ change: (place: Int, letter: String), _ text: [String]) -> [String] {
      Array(text[..<change.place]) + [change.letter] + Array(text[change.place...])
    }
    /// The mistake: of two at one place each goes behind the other.
    func moved(_ change: (place: Int, letter: String), after other: Int) -> (Int, String) {
      (change.place >= other ? change.place + 1 : change.place, change.letter)
    }
    let letters = text.map(String.init)
    return inserting(moved(second, after: first.0), inserting(first, letters))
      != inserting(moved(first, after: second.0), inserting(second, letters))
  }

  /// Lines that hold something (true) are all moved left by what the least indented one is in by.
  static let blankIndent = UnseenChallenge(
    "blank_indent",
    zip(Generator<Bool>.bool, .int(in: 0...40)).array(count: 0...20),
    minimum: "[(false, 0), (true, 1)]"
  ) { lines in
    let full = lines.filter(\.0).map(\.1)
    return !full.isEmpty && full.min() != lines.map(\.1).min()
  }

  /// Pages are the same after they were written as ranges and read again.
  static let pageRanges = UnseenChallenge(
    "page_ranges", Generator<Int>.int(in: 1...90).set(count: 0...15).map { $0.sorted() },
    minimum: "[1, 2, 4]"
  ) { pages in
    var ranges: [ClosedRange<Int>] = []
    for page in pages {
      // The mistake: a range that has begun takes up what lies one page on.
      if let last = ranges.last, page - last.upperBound <= (last.count > 1 ? 2 : 1) {
        ranges[ranges.count - 1] = last.lowerBound...page
      } else {
        ranges.append(page...page)
      }
    }
    return ranges.flatMap { Array($0) } != pages
  }
}
