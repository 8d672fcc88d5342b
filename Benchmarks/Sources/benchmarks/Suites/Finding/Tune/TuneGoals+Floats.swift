import PropertyEngine

extension TuneGoals {
  @GoalList static var floats: [Goal] {
    Goal("double_greatest_finite", .anyDouble) {
      $0.magnitude == .greatestFiniteMagnitude
    }
    Goal("double_whole_thousands", .anyDouble) {
      $0.isFinite && (1_000...1_000_000).contains($0.magnitude) && $0 == $0.rounded()
    }
    Goal("double_past_whole_numbers", .anyDouble) {
      $0.magnitude == 0x1p53
    }
    Goal("double_unit_interval", .anyDouble) {
      $0 > 0.01 && $0 < 0.99
    }
    Goal("double_halfway", .anyDouble) {
      $0.magnitude < 1e6 && $0.magnitude - $0.magnitude.rounded(.down) == 0.5
    }
    Goal("double_one_decimal", .anyDouble) {
      $0.magnitude < 1e6 && $0 != $0.rounded() && ($0 * 10).rounded() / 10 == $0
    }
    Goal("double_two_decimals", .anyDouble) {
      $0.magnitude < 1e6 && ($0 * 10).rounded() / 10 != $0 && ($0 * 100).rounded() / 100 == $0
    }
    Goal("double_tenth", .anyDouble) {
      $0 == 0.1
    }
    Goal("double_beside_one", .anyDouble) {
      $0 == (1.0).nextUp || $0 == (1.0).nextDown
    }
    Goal("double_too_large_for_float", .anyDouble) {
      $0.isFinite && $0.magnitude > Double(Float.greatestFiniteMagnitude) && $0.magnitude < 1e39
    }
    Goal("double_greatest_float", .anyDouble) {
      $0.magnitude == Double(Float.greatestFiniteMagnitude)
    }
    Goal("double_negative_ordinary", .anyDouble) {
      $0 > -1_000 && $0 < -1
    }
    Goal("double_bounded_lower", .double(in: 10...20)) {
      $0 == 10
    }
    Goal("doubles_opposite", zip(.anyDouble, .anyDouble)) {
      $0 != 0 && $0.isFinite && $0 == -$1
    }
    Goal("doubles_zeros_of_both_signs", zip(.anyDouble, .anyDouble)) {
      $0 == 0 && $1 == 0 && $0.sign != $1.sign
    }
    Goal("doubles_infinities_of_both_signs", zip(.anyDouble, .anyDouble)) {
      $0.isInfinite && $0 == -$1
    }
    Goal("doubles_both_not_a_number", zip(.anyDouble, .anyDouble)) {
      $0.isNaN && $1.isNaN
    }
    Goal("doubles_product_overflows", zip(.anyDouble, .anyDouble)) {
      $0.isFinite && $1.isFinite && ($0 * $1).isInfinite
    }
    Goal("double_list_order_matters", Generator<Double>.double(in: 0...1_000).array()) {
      $0.reduce(0, +) != $0.reversed().reduce(0, +)
    }
    Goal("double_list_equal_pair", Generator<Double>.anyDouble.array()) {
      $0.count >= 2 && $0.contains { $0.isFinite && $0 != $0.rounded() }
        && $0.hasEqualPair { $0.isFinite && $0 != $0.rounded() }
    }
  }
}
