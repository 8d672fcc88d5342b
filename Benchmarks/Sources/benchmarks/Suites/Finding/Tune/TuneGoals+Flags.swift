import PropertyEngine

extension TuneGoals {
  @GoalList static var flags: [Goal] {
    Goal("flags_none_set", Generator<Bool>.bool.array(count: 16...16)) {
      !$0.contains(true)
    }
    Goal("flags_one_set", Generator<Bool>.bool.array(count: 16...16)) {
      $0.count(where: { $0 }) == 1
    }
    Goal("flags_first_half_set", Generator<Bool>.bool.array(count: 12...12)) {
      $0[..<6].allSatisfy { $0 } && !$0[6...].contains(true)
    }
    Goal("optionals_all_present", OptionalFields.generator) {
      $0.allSatisfy { $0 != nil }
    }
    Goal("optionals_last_present", OptionalFields.generator) {
      $0.dropLast().allSatisfy { $0 == nil } && $0[4] != nil
    }
    Goal("optionals_first_nil", OptionalFields.generator) {
      $0[0] == nil && $0.dropFirst().allSatisfy { $0 != nil }
    }
    Goal("optional_text_empty_against_nil", zip(.optional(of: .string()), .optional(of: .string())))
    {
      $0 == "" && $1 == nil
    }
    Goal(
      "nested_optional_inner_nil", Generator<Int>.int().optional().optional().array(count: 4...4)
    ) {
      $0.allSatisfy { $0 == .some(nil) }
    }
    Goal(
      "booleans_with_both_lists", zip(Generator<Bool>.bool.array(), Generator<Bool>.bool.array())
    ) {
      $0.count >= 5 && $1.count == $0.count && $0 != $1 && $0.elementsEqual($1.map { !$0 })
    }
    Goal("enum_list_one_case", Generator<Weekday>.element(of: Weekday.allCases).array()) {
      $0.count >= 6 && Set($0).count == 1
    }
    Goal("enum_list_every_case", Generator<Weekday>.element(of: Weekday.allCases).array()) {
      Set($0).count == 7
    }
    Goal("enum_list_week_in_order", Generator<Weekday>.element(of: Weekday.allCases).array()) {
      $0.count >= 4 && $0.allNeighbours { $0.rawValue + 1 == $1.rawValue }
    }
  }
}
