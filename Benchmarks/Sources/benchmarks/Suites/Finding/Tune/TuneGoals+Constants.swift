import PropertyEngine

extension TuneGoals {
  @GoalList static var constants: [Goal] {
    Goal("constant_flush_size", .int()) {
      CodeUnderTest.isFlushSize($0)
    }
    Goal("constant_port", .int()) {
      CodeUnderTest.isAdministrationPort($0)
    }
    Goal("constant_bounded_port", .int(in: 0...65_535)) {
      CodeUnderTest.isAdministrationPort($0)
    }
    Goal("constant_negative", .int()) {
      CodeUnderTest.isAbsoluteZero($0)
    }
    Goal("constant_rate", .anyDouble) {
      CodeUnderTest.isReducedRate($0)
    }
    Goal("constant_bounded_rate", .double(in: 0...1)) {
      CodeUnderTest.isReducedRate($0)
    }
    Goal("constant_scheme", .string()) {
      CodeUnderTest.isDataAddress($0)
    }
    Goal("constant_escape_inside", .string()) {
      CodeUnderTest.holdsPlaceholder($0)
    }
    Goal("constant_magic_bytes", .bytes()) {
      CodeUnderTest.isPropertyList($0)
    }
    Goal("constant_state_in_record", Record.generator) {
      CodeUnderTest.isArchived($0)
    }
    Goal("constant_user_and_port", zip(.string(), .int())) {
      CodeUnderTest.isAdministrator($0, at: $1)
    }
  }
}
