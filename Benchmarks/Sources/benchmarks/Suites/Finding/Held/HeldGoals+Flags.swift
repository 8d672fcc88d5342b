import PropertyEngine

extension HeldGoals {
  @GoalList static var flags: [Goal] {
    Goal("flags_all_set", Generator<Bool>.bool.array(count: 16...16)) {
      $0.allSatisfy { $0 }
    }
    Goal("flags_one_clear", Generator<Bool>.bool.array(count: 16...16)) {
      $0.count(where: { $0 }) == 15
    }
    Goal("flags_alternate", Generator<Bool>.bool.array(count: 12...12)) {
      $0.allNeighbours(!=)
    }
    Goal("optionals_all_nil", OptionalFields.generator) {
      $0.allSatisfy { $0 == nil }
    }
    Goal("optionals_all_zero", OptionalFields.generator) {
      $0.allSatisfy { $0 == 0 }
    }
    Goal("optional_list_all_nil", Generator<Int>.int().optional().array()) {
      $0.count >= 6 && $0.allSatisfy { $0 == nil }
    }
    Goal("optional_list_all_present", Generator<Int>.int().optional().array()) {
      $0.count >= 8 && $0.allSatisfy { $0 != nil }
    }
    Goal(
      "optional_list_empty_against_nil",
      zip(
        .optional(of: Generator<Int>.int().array()), .optional(of: Generator<Int>.int().array()),
        .optional(of: Generator<Int>.int().array()))
    ) {
      $0 == nil && $1 == [] && ($2?.count ?? 0) > 2
    }
    Goal("enum_list_last_case_thrice", Generator<Weekday>.element(of: Weekday.allCases).array()) {
      $0.count(where: { $0 == .sunday }) >= 3 && $0.count <= 5
    }
    Goal("element_of_three_hundred_last", Generator<Int>.element(of: Array(0..<300))) {
      $0 == 299
    }
  }
}
