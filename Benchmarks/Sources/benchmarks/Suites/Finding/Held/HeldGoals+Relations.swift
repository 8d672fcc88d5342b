import PropertyEngine

extension HeldGoals {
  @GoalList static var relations: [Goal] {
    Goal("integers_adjacent", zip(.int(), .int())) {
      $0 > 100 && $0 < .max && $1 == $0 + 1
    }
    Goal("integers_divide", zip(.int(), .int())) {
      $0 > 100 && $1 > 1 && $1 < $0 && $0 % $1 == 0
    }
    Goal("integers_square", zip(.int(), .int())) {
      $0 > 3 && $0 < 1 << 31 && $1 == $0 * $0
    }
    Goal("integers_collide", zip(.int(), .int())) {
      $0 > $1 && $1 > 0 && $0 % 64 == $1 % 64
    }
    Goal("integers_sum_overflows", zip(.int(), .int())) {
      $0.addingReportingOverflow($1).overflow
    }
    Goal("integers_both_ordinary", zip(.int(), .int())) {
      (100...9_999).contains($0) && (100...9_999).contains($1)
    }
    Goal("integers_small_against_large", zip(.int(), .int())) {
      (2...20).contains($0) && $1 > 1_000_000
    }
    Goal("integers_bounded_both_greatest", zip(.int(in: 0...1_000_000), .int(in: 0...1_000_000))) {
      $0 == 1_000_000 && $1 == 1_000_000
    }
    Goal("integers_bounded_sum", zip(.int(in: 0...1_000_000), .int(in: 0...1_000_000))) {
      $0 > 0 && $1 > 0 && $0 + $1 == 1_000_000
    }
    Goal("three_sum", zip(.int(), .int(), .int())) {
      $0 > 1 && $1 > 1 && $0 < 1 << 61 && $1 < 1 << 61 && $2 == $0 + $1
    }
    Goal(
      "triangle_of_equal_sides", zip(.int(in: 1...1_000), .int(in: 1...1_000), .int(in: 1...1_000))
    ) {
      $0 == $1 && $1 == $2 && $0 > 1
    }
    Goal("triangle_flat", zip(.int(in: 1...1_000), .int(in: 1...1_000), .int(in: 1...1_000))) {
      $0 > 1 && $1 > 1 && $0 + $1 == $2
    }
    Goal("six_digits_all_zero", Generator<Int>.int(in: 0...9).array(count: 6...6)) {
      $0.allSatisfy { $0 == 0 }
    }
    Goal("index_at_the_end", zip(Generator<Int>.int().array(), .int(in: 0...100))) {
      $0.count >= 3 && $1 == $0.count - 1
    }
    Goal("index_just_past_the_end", zip(Generator<Int>.int().array(), .int(in: 0...100))) {
      $0.count >= 5 && $1 == $0.count
    }
  }
}
