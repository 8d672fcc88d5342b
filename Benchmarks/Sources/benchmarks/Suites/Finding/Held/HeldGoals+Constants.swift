import PropertyEngine

extension HeldGoals {
  @GoalList static var constants: [Goal] {
    Goal("constant_seconds_of_day", .int()) {
      CodeUnderTest.isNextDay($0)
    }
    Goal("constant_past_limit", .int()) {
      CodeUnderTest.isJustPastQuota($0)
    }
    Goal("constant_prime_modulus", .int()) {
      CodeUnderTest.checksumVanishes($0)
    }
    Goal("constant_header", .string()) {
      CodeUnderTest.isRequestHeader($0)
    }
    Goal("constant_code_in_list", Generator<Int>.int().array()) {
      CodeUnderTest.holdsErrorCode($0)
    }
    Goal("constant_key_in_dictionary", Generator<String>.string().dictionary(to: .int())) {
      CodeUnderTest.hasVersionKey($0)
    }
    Goal("constant_wide_identifier", .integer(in: UInt64.min...UInt64.max)) {
      CodeUnderTest.isSentinel($0)
    }
  }
}
