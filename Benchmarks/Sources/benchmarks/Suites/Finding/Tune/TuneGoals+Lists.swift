import PropertyEngine

extension TuneGoals {
  @GoalList static var lists: [Goal] {
    Goal("list_equal_pair", Generator<Int>.int().array()) {
      $0.hasEqualPair { $0 > 1_000 }
    }
    Goal("list_ascending", Generator<Int>.int().array()) {
      $0.count >= 5 && $0.allNeighbours(<)
    }
    Goal("list_sorted_with_repeats", Generator<Int>.int().array()) {
      $0.count >= 5 && $0.allNeighbours(<=) && Set($0).count < $0.count
    }
    Goal("list_palindrome", Generator<Int>.int().array()) {
      $0.count >= 4 && $0 == $0.reversed() && Set($0).count > 1
    }
    Goal("list_holds_its_count", Generator<Int>.int().array()) {
      $0.count >= 3 && $0.contains($0.count)
    }
    Goal("list_of_indices", Generator<Int>.int().array()) {
      $0.count >= 3 && $0.allSatisfy($0.indices.contains)
    }
    Goal("list_sum_zero", Generator<Int>.int().array()) {
      $0.count >= 3 && $0.allSatisfy { $0 != 0 } && $0.reduce(0, &+) == 0
    }
    Goal("list_all_negative", Generator<Int>.int().array()) {
      $0.count >= 6 && $0.allSatisfy { $0 < 0 }
    }
    Goal("list_mostly_zero", Generator<Int>.int().array()) {
      $0.count >= 6 && $0.count(where: { $0 == 0 }) == $0.count - 1
    }
    Goal("list_greatest_and_least", Generator<Int>.int().array()) {
      $0.contains(.max) && $0.contains(.min)
    }
    Goal("digit_list_all_distinct", Generator<Int>.int(in: 0...9).array()) {
      $0.count >= 8 && Set($0).count == $0.count
    }
    Goal("digit_list_majority", Generator<Int>.int(in: 0...9).array()) {
      $0.count >= 7 && $0.greatestShare > 0.5
    }
    Goal("sublists_all_empty", Generator<Int>.int().array().array()) {
      $0.count >= 4 && $0.allSatisfy(\.isEmpty)
    }
    Goal("sublists_square", Generator<Int>.int().array().array()) {
      $0.count >= 3 && $0.allSatisfy { [count = $0.count] in $0.count == count }
    }
    Goal("sublists_prefix", Generator<Int>.int().array().array()) {
      $0.hasNeighbours { $0.count >= 1 && $1.count > $0.count && $1.starts(with: $0) }
    }
    Goal("sublists_one_filled", Generator<Int>.int().array().array()) {
      $0.count >= 4 && $0.count(where: { !$0.isEmpty }) == 1
    }
    Goal("lists_equal", zip(Generator<Int>.int().array(), Generator<Int>.int().array())) {
      $0.count >= 3 && $0 == $1
    }
    Goal("lists_permuted", zip(Generator<Int>.int().array(), Generator<Int>.int().array())) {
      $0.count >= 2 && $0 != $1 && $0.sorted() == $1.sorted()
    }
    Goal("lists_differ_in_last", zip(Generator<Int>.int().array(), Generator<Int>.int().array())) {
      $0.count >= 3 && $0.differsInLastAlone(from: $1)
    }
    Goal("lists_of_one_length", zip(Generator<Int>.int().array(), Generator<Int>.int().array())) {
      $0.count >= 10 && $0.count == $1.count
    }
    Goal(
      "lists_long_against_empty", zip(Generator<Int>.int().array(), Generator<Int>.int().array())
    ) {
      $0.count >= 20 && $1.isEmpty
    }
  }
}
