import PropertyEngine

extension HeldGoals {
  @GoalList static var texts: [Goal] {
    Goal("texts_equal", zip(.string(), .string())) {
      $0.length >= 3 && $0 == $1
    }
    Goal("texts_differ_in_white_space", zip(.string(), .string())) {
      $0.scalars != $1.scalars && !$0.trimmed.isEmpty && $0.trimmed == $1.trimmed
    }
    Goal("texts_reversed", zip(.string(), .string())) {
      $0.length >= 2 && $0.scalars != $1.scalars && $0.scalars.elementsEqual($1.scalars.reversed())
    }
    Goal("texts_of_one_length", zip(.string(), .string())) {
      $0.length >= 8 && $0.length == $1.length
    }
    Goal("texts_second_empty", zip(.string(), .string())) {
      $0.length >= 5 && $1.isEmpty
    }
    Goal("text_list_all_equal", Generator<String>.string().array()) {
      $0.count >= 3 && !$0[0].isEmpty && Set($0).count == 1
    }
    Goal("text_list_with_separator", Generator<String>.string().array()) {
      $0.count >= 2 && $0.contains { $0.has { $0 == "," } }
    }
    Goal("text_list_empty_last", Generator<String>.string().array()) {
      $0.count >= 3 && $0.last == "" && $0.dropLast().allSatisfy { !$0.isEmpty }
    }
  }
}
