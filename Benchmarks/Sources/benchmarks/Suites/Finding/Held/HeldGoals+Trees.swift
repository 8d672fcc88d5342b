import PropertyEngine

extension HeldGoals {
  @GoalList static var trees: [Goal] {
    Goal("tree_deep", Tree.generator) {
      $0.depth >= 6
    }
    Goal("tree_perfect", Tree.generator) {
      $0.size == 15 && $0.depth == 3
    }
    Goal("json_deep", JSON.generator) {
      $0.depth >= 4
    }
    Goal("json_nested_empty_arrays", JSON.generator) {
      $0.depth >= 3 && $0.isEmptyNest
    }
    Goal("json_empty_key", JSON.generator) {
      $0.contains { $0.members[""] != nil }
    }
    Goal("json_null_in_object", JSON.generator) {
      $0.contains { $0.members.count >= 2 && $0.members.values.contains(.null) }
    }
    Goal("json_empty_object_in_array", JSON.generator) {
      $0.contains { $0.elements.count >= 2 && $0.elements.contains(.object([:])) }
    }
    Goal("json_array_of_objects", JSON.generator) {
      $0.elements.count >= 2 && $0.elements.allSatisfy { !$0.members.isEmpty }
    }
    Goal("term_nested_quotients", Term.generator) {
      $0.contains {
        $0.isQuotient && $0.right?.isQuotient == true && $0.right?.right?.isQuotient == true
      }
    }
  }
}
