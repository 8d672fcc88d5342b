import PropertyEngine

extension HeldGoals {
  @GoalList static var lists: [Goal] {
    Goal("list_equal_neighbours", Generator<Int>.int().array()) {
      $0.hasNeighbours { $0 == $1 && $0 > 10 }
    }
    Goal("list_all_equal", Generator<Int>.int().array()) {
      $0.count >= 4 && $0[0] != 0 && Set($0).count == 1
    }
    Goal("list_descending", Generator<Int>.int().array()) {
      $0.count >= 5 && $0.allNeighbours(>)
    }
    Goal("list_consecutive", Generator<Int>.int().array()) {
      $0.count >= 3 && $0.allNeighbours { $0 < .max && $0 + 1 == $1 }
    }
    Goal("list_of_fifty", Generator<Int>.int().array()) {
      $0.count >= 50
    }
    Goal("list_of_exactly_sixteen", Generator<Int>.int().array()) {
      $0.count == 16
    }
    Goal("list_of_seventeen_or_more_distinct", Generator<Int>.int().array()) {
      Set($0).count >= 17
    }
    Goal("list_first_equals_last", Generator<Int>.int().array()) {
      $0.count >= 3 && $0.first == $0.last && $0[0] > 10
    }
    Goal("list_halves_equal", Generator<Int>.int().array()) {
      $0.count >= 4 && $0.count % 2 == 0
        && Array($0.prefix($0.count / 2)) == Array($0.suffix($0.count / 2)) && Set($0).count > 1
    }
    Goal("list_all_even", Generator<Int>.int().array()) {
      $0.count >= 6 && $0.allSatisfy { $0 % 2 == 0 }
    }
    Goal("list_greatest_first", Generator<Int>.int().array()) {
      $0.count >= 4 && $0[0] == .max
    }
    Goal("list_small_and_huge", Generator<Int>.int().array()) {
      $0.contains { (1...9).contains($0) } && $0.contains { $0 > 1 << 48 } && $0.contains { $0 < 0 }
    }
    Goal("digit_list_run_of_four", Generator<Int>.int(in: 0...9).array()) {
      $0.longestRun >= 4
    }
    Goal("digit_list_permutation", Generator<Int>.int(in: 0...9).array()) {
      $0.count >= 4 && $0.sorted() == Array($0.indices)
    }
    Goal("sublists_equal", Generator<Int>.int().array().array()) {
      $0.hasEqualPair { $0.count >= 2 }
    }
    Goal("sublists_of_one_length", Generator<Int>.int().array().array()) {
      $0.count >= 3 && $0[0].count >= 2 && Set($0.map(\.count)).count == 1
    }
    Goal("lists_prefix", zip(Generator<Int>.int().array(), Generator<Int>.int().array())) {
      $0.count >= 2 && $1.count > $0.count && $1.starts(with: $0)
    }
    Goal("lists_share_an_element", zip(Generator<Int>.int().array(), Generator<Int>.int().array()))
    {
      !Set($0.filter { $0.magnitude > 100 }).isDisjoint(with: $1)
    }
  }
}
