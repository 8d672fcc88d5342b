import PropertyEngine

extension TuneGoals {
  @GoalList static var relations: [Goal] {
    Goal("integers_equal", zip(.int(), .int())) {
      $0 == $1 && $0 > 1_000
    }
    Goal("integers_opposite", zip(.int(), .int())) {
      $0 > 100 && $1 == -$0
    }
    Goal("integers_twice", zip(.int(), .int())) {
      $0 > 10 && $0 < 1 << 62 && $1 == 2 * $0
    }
    Goal("integers_same_low_bits", zip(.int(), .int())) {
      $0 != $1 && Int32(truncatingIfNeeded: $0) == Int32(truncatingIfNeeded: $1)
    }
    Goal("integers_bounded_equal", zip(.int(in: 0...1_000_000), .int(in: 0...1_000_000))) {
      $0 == $1 && $0 > 100
    }
    Goal("integers_bounded_product_zero", zip(.int(in: 0...1_000_000), .int(in: 0...1_000_000))) {
      ($0 == 0) != ($1 == 0)
    }
    Goal("three_equal", zip(.int(), .int(), .int())) {
      $0 == $1 && $1 == $2 && $0 > 10
    }
    Goal("three_ascend_by_one", zip(.int(), .int(), .int())) {
      $0 > 10 && $0 < 1 << 62 && $1 == $0 + 1 && $2 == $0 + 2
    }
    Goal("three_first_and_last_equal", zip(.int(), .int(), .int())) {
      $0 > 10 && $0 == $2 && $1 != $0
    }
    Goal("six_digits_all_equal", Generator<Int>.int(in: 0...9).array(count: 6...6)) {
      $0[0] > 0 && Set($0).count == 1
    }
    Goal("six_digits_all_greatest", Generator<Int>.int(in: 0...9).array(count: 6...6)) {
      $0.allSatisfy { $0 == 9 }
    }
    Goal("six_digits_last_alone", Generator<Int>.int(in: 0...9).array(count: 6...6)) {
      $0.dropLast().allSatisfy { $0 == 0 } && $0[5] > 0
    }
  }
}
