import PropertyEngine

/// Texts.
extension BorrowedChallenges {
  static let texts: [UnseenChallenge] = [
    UnseenChallenge("text_of_ten", text, minimum: "0000000000") { $0.unicodeScalars.count >= 10 },
    UnseenChallenge(
      "list_of_ten_texts", text.array(), minimum: "\([String](repeating: "", count: 10))"
    ) { $0.count >= 10 },
    UnseenChallenge("text_not_lower", text, minimum: "A") { $0 != $0.lowercased() },
    UnseenChallenge("text_not_upper", text, minimum: "a") { $0 != $0.uppercased() },
    UnseenChallenge("text_with_e", text, minimum: "e") {
      $0.lowercased().contains("e") || $0.contains("E")
    },
    UnseenChallenge("text_with_t", text, minimum: "t") {
      $0.contains { $0.lowercased() == "t" }
    },
    UnseenChallenge("text_three_alike_and_another", text, minimum: "0001") { text in
      let counts = Dictionary(grouping: text.unicodeScalars) { $0 }.mapValues(\.count)
      return counts.count > 1 && counts.values.contains { $0 > 2 }
    },
    UnseenChallenge("run_length_encoding", text, minimum: "001") { text in
      decode(encode(text)) != Array(text.unicodeScalars)
    },
  ]

  private static func decode(_ table: [(Int, Unicode.Scalar)]) -> [Unicode.Scalar] {
    table.flatMap { [Unicode.Scalar](repeating: $0.1, count: $0.0) }
  }

  /// Runs as their length and scalar.
  private static func encode(_ text: String) -> [(Int, Unicode.Scalar)] {
    var table: [(Int, Unicode.Scalar)] = []
    var count = 1
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar == previous {
        count += 1
      } else {
        if let previous { table.append((count, previous)) }
        // The mistake: the count goes on.
        previous = scalar
      }
    }
    if let previous { table.append((count, previous)) }
    return table
  }
}
