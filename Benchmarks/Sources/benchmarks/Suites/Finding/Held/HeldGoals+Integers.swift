import PropertyEngine

extension HeldGoals {
  @GoalList static var integers: [Goal] {
    Goal("integer_least", .int()) {
      $0 == .min
    }
    Goal("integer_past_32_bits", .int()) {
      $0 == 1 << 31
    }
    Goal("integer_least_of_32_bits", .int()) {
      $0 == Int(Int32.min)
    }
    Goal("integer_unsigned_32_bits", .int()) {
      $0 == Int(UInt32.max) || $0 == 1 << 32
    }
    Goal("integer_byte_edge", .int()) {
      (255...257).contains($0)
    }
    Goal("integer_nines", .int()) {
      $0 >= 999 && String($0).allSatisfy { $0 == "9" }
    }
    Goal("integer_thousand", .int()) {
      $0 == 1_000
    }
    Goal("integer_year", .int()) {
      (1_900...2_100).contains($0)
    }
    Goal("integer_millions", .int()) {
      (1_000_000...5_000_000).contains($0)
    }
    Goal("integer_negative_hundreds", .int()) {
      (-999...(-100)).contains($0)
    }
    Goal("integer_seconds_since_1970", .int()) {
      (1_000_000_000...2_000_000_000).contains($0)
    }
    Goal("integer_power_of_two", .int()) {
      $0 >= 1 << 10 && $0 & ($0 - 1) == 0
    }
    Goal("integer_page_multiple", .int()) {
      $0 > 0 && $0 % 4_096 == 0
    }
    Goal("integer_of_8_bits_least", Generator<Int8>.integer()) {
      $0 == .min
    }
    Goal("integer_of_unsigned_16_bits_greatest", Generator<UInt16>.integer()) {
      $0 == .max
    }
    Goal("integer_unsigned_past_signed", Generator<UInt64>.integer()) {
      $0 == 1 << 63
    }
    Goal("integer_range_below_upper_bound", .int(in: 0...1_000_000)) {
      $0 == 999_999
    }
    Goal("integer_range_zero_inside", .int(in: -5_000...5_000)) {
      $0 == 0
    }
    Goal("integer_range_hundred", .int(in: -1_000_000...1_000_000)) {
      $0 == 100
    }
    Goal("integer_range_minus_one", .int(in: -1_000_000...1_000_000)) {
      $0 == -1
    }
  }
}
