import PropertyEngine

/// Lists that are searched, packed, counted; texts that are checked.
extension FreshChallenges {
  static let lists = [leftmost, canonicalTwins, password, longRun, voteCycle]

  /// A search by halves finds the first place of a number.
  static let leftmost = UnseenChallenge(
    "leftmost", zip(Generator<Int>.int().sortedArray(count: 0...100), .int()),
    minimum: "([0, 0], 0)",
    argument: UnseenChallenge.Argument(
      reason: "a list of one has one place; two equal numbers may be the simplest", indices: [])
  ) { numbers, wanted in
    guard let first = numbers.firstIndex(of: wanted) else { return false }
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] == wanted { return middle != first }
      if numbers[middle] < wanted { low = middle + 1 } else { high = middle }
    }
    return true
  }

  private static let accents = Generator<String>.element(of: ["a", "e", "\u{E9}", "\u{301}"])
    .array(count: 0...4).map { $0.joined() }

  /// Equal texts have equally many bytes.
  static let canonicalTwins = UnseenChallenge(
    "canonical_twins", zip(accents, accents), minimum: "e9 | 65 301",
    describe: { "\(scalars($0)) | \(scalars($1))" },
    fails: { left, right in left == right && left.utf8.count != right.utf8.count })

  /// A text of eight characters lacks small letters, great ones, digits or signs.
  static let password = UnseenChallenge(
    "password", Generator<String>.string(of: .ascii, count: 0...40), minimum: "00000aA ",
    argument: UnseenChallenge.Argument(
      reason: "a character may be the first of its kind, and the kinds come in ascending order",
      indices: [10, 36, 62], greatestIndex: 0)
  ) { text in
    text.count >= 8 && text.contains(where: \.isLowercase) && text.contains(where: \.isUppercase)
      && text.contains(where: \.isNumber)
      && text.contains { !$0.isLowercase && !$0.isUppercase && !$0.isNumber }
  }

  /// A text is the same after its runs were written with a digit before each.
  static let longRun = UnseenChallenge(
    "long_run", Generator<String>.string(of: Alphabet("a"..."b"), count: 0...80),
    minimum: "aaaaaaaaaa"
  ) { text in
    var packed = ""
    var rest = text[...]
    while let first = rest.first {
      let run = rest.prefix { $0 == first }
      packed += "\(run.count)\(first)"
      rest = rest.dropFirst(run.count)
    }
    var unpacked = ""
    let characters = Array(packed)
    for place in stride(from: 0, to: characters.count - 1, by: 2) {
      let count = characters[place].wholeNumberValue ?? 0
      unpacked += String(repeating: characters[place + 1], count: count)
    }
    return unpacked != text
  }

  /// Of three candidates one wins against each of the others, if the voters are odd in number.
  static let voteCycle = UnseenChallenge(
    "vote_cycle", Generator<[Int]>.permutation(of: [0, 1, 2]).array(count: 0...15),
    minimum: "[[0, 1, 2], [2, 0, 1], [1, 2, 0]]"
  ) { votes in
    guard votes.count % 2 == 1 else { return false }
    func wins(_ left: Int, _ right: Int) -> Bool {
      let before = votes.count { vote in
        (vote.firstIndex(of: left) ?? 0) < (vote.firstIndex(of: right) ?? 0)
      }
      return 2 * before > votes.count
    }
    return !(0..<3).contains { wins($0, ($0 + 1) % 3) && wins($0, ($0 + 2) % 3) }
  }
}
