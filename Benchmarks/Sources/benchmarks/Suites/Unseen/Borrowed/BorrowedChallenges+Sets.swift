import PropertyEngine

/// Sets and dictionaries.
extension BorrowedChallenges {
  static let sets: [UnseenChallenge] = [
    UnseenChallenge("set_of_three", number.set(), minimum: "[-1, 0, 1]", describe: sorted) {
      $0.count >= 3
    },
    UnseenChallenge(
      "set_of_elements", Generator<Int>.element(of: Array(0..<10)).set(count: 3...10),
      minimum: "[0, 1, 2]", describe: sorted
    ) { _ in true },
    UnseenChallenge(
      "set_of_fixed_size", number.set(count: 7...7), minimum: "[-3, -2, -1, 0, 1, 2, 3]",
      describe: sorted
    ) { _ in true },
    UnseenChallenge(
      "list_of_sets", Generator<Bool>.bool.set(count: 0...2).array(),
      minimum: "[Set([false]), Set([false]), Set([false])]"
    ) { $0.count { !$0.isEmpty } >= 3 },
    UnseenChallenge(
      "dictionary_of_three", number.dictionary(to: text), minimum: "-1: , 0: , 1: ",
      describe: pairs
    ) { $0.count >= 3 },
    UnseenChallenge(
      "dictionary_not_empty", Generator<Bool>.bool.dictionary(to: .bool, count: 0...2),
      minimum: "false: false", describe: flags
    ) { !$0.isEmpty },
    UnseenChallenge(
      "dictionary_key_above_value", number.dictionary(to: number), minimum: "0: -1",
      describe: pairs
    ) { $0.contains { $0.key > $0.value } },
    UnseenChallenge(
      "unique_by_greatest", zip(number, number).distinctArray(by: { max($0.0, $0.1) }),
      minimum: "[(0, 0), (0, 1), (0, 2), (0, 3), (0, 4)]"
    ) { $0.count >= 5 },
  ]

  private static func sorted(_ set: Set<Int>) -> String { "\(set.sorted())" }

  private static func flags(_ dictionary: [Bool: Bool]) -> String {
    dictionary.map { "\($0.key): \($0.value)" }.sorted().joined(separator: ", ")
  }

  private static func pairs(_ dictionary: [Int: some Any]) -> String {
    dictionary.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
      .joined(separator: ", ")
  }
}
