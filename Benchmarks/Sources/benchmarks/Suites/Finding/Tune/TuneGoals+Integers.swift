import PropertyEngine

extension TuneGoals {
  @GoalList static var integers: [Goal] {
    Goal("integer_greatest", .int()) {
      $0 == .max
    }
    Goal("integer_greatest_of_32_bits", .int()) {
      $0 == Int(Int32.max)
    }
    Goal("integer_signed_byte_edge", .int()) {
      $0 == 127 || $0 == 128
    }
    Goal("integer_16_bit_edge", .int()) {
      (65_535...65_537).contains($0)
    }
    Goal("integer_signed_16_bit_edge", .int()) {
      $0 == 32_767 || $0 == 32_768 || $0 == -32_768 || $0 == -32_769
    }
    Goal("integer_past_doubles", .int()) {
      $0.magnitude == (1 << 53) + 1
    }
    Goal("integer_power_of_ten", .int()) {
      $0 >= 1_000 && String($0).dropFirst().allSatisfy { $0 == "0" } && String($0).first == "1"
    }
    Goal("integer_two_digits", .int()) {
      (10...99).contains($0)
    }
    Goal("integer_hundreds", .int()) {
      (300...499).contains($0)
    }
    Goal("integer_thousands", .int()) {
      (1_000...2_000).contains($0)
    }
    Goal("integer_milliseconds_since_1970", .int()) {
      (1_000_000_000_000...2_000_000_000_000).contains($0)
    }
    Goal("integer_round_thousands", .int()) {
      $0 >= 1_000 && $0 % 1_000 == 0
    }
    Goal("integer_of_16_bits_least", Generator<Int16>.integer()) {
      $0 == .min
    }
    Goal("integer_range_upper_bound", .int(in: 1...100_000)) {
      $0 == 100_000
    }
    Goal("integer_range_lower_bound", .int(in: 1_000...9_999)) {
      $0 == 1_000
    }
    Goal("integer_range_above_lower_bound", .int(in: 1_024...49_151)) {
      $0 == 1_025
    }
    Goal("integer_range_byte_edge", .int(in: 0...100_000)) {
      $0 == 256
    }
    Goal("integer_range_middle", .int(in: 0...10_000)) {
      $0 == 5_000
    }
  }
}
