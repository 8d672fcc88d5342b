import PropertyEngine

extension TuneGoals {
  @GoalList static var trees: [Goal] {
    Goal("tree_chain", Tree.generator) {
      $0.depth >= 4 && $0.size == 2 * $0.depth + 1
    }
    Goal("tree_leaning_right", Tree.generator) {
      $0.depth >= 3 && $0.leansRight
    }
    Goal("tree_equal_subtrees", Tree.generator) {
      $0.hasTwins
    }
    Goal("tree_all_leaves_equal", Tree.generator) {
      $0.leaves.count >= 4 && $0.leaves[0] != 0 && Set($0.leaves).count == 1
    }
    Goal("tree_search_order", Tree.generator) {
      $0.leaves.count >= 4 && $0.leaves.allNeighbours(<)
    }
    Goal("tree_repeated_leaf", Tree.generator) {
      $0.leaves.hasEqualPair { $0 > 100 }
    }
    Goal("tree_large", Tree.generator) {
      $0.leaves.count >= 20
    }
    Goal("tree_zero_leaf_deep", Tree.generator) {
      $0.depth >= 3 && $0.leaves.first == 0 && $0.leaves.last != 0
    }
    Goal("json_array_of_mixed_kinds", JSON.generator) {
      $0.contains { Set($0.elements.map(\.kind)).count >= 4 }
    }
    Goal("json_object_in_object", JSON.generator) {
      $0.members.values.contains { $0.members.values.contains { $0.kind == "object" } }
    }
    Goal("json_equal_elements", JSON.generator) {
      $0.contains { $0.elements.hasEqualPair { $0.kind == "array" && !$0.elements.isEmpty } }
    }
    Goal("term_divides_by_zero", Term.generator) {
      $0.contains { $0.isQuotient && $0.right?.value == 0 }
    }
    Goal("term_difference_of_equals", Term.generator) {
      $0.contains {
        $0.isDifference && $0.left != nil && $0.left == $0.right && $0.left?.left != nil
      }
    }
    Goal("term_all_operators", Term.generator) {
      $0.operators.count == 4
    }
  }
}
