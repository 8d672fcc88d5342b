import PropertyEngine

extension HeldGoals {
  @GoalList static var floats: [Goal] {
    Goal("double_least_above_zero", .anyDouble) {
      $0.magnitude == .leastNonzeroMagnitude
    }
    Goal("double_least_normal", .anyDouble) {
      $0.magnitude == .leastNormalMagnitude
    }
    Goal("double_subnormal", .anyDouble) {
      $0.isSubnormal
    }
    Goal("double_negative_zero", .anyDouble) {
      $0 == 0 && $0.sign == .minus
    }
    Goal("double_negative_infinity", .anyDouble) {
      $0 == -.infinity
    }
    Goal("double_negative_not_a_number", .anyDouble) {
      $0.isNaN && $0.sign == .minus
    }
    Goal("double_past_integers", .anyDouble) {
      $0.magnitude == 0x1p63
    }
    Goal("double_ulp_of_one", .anyDouble) {
      $0.magnitude == 0x1p-52
    }
    Goal("double_bounded_upper", .double(in: 10...20)) {
      $0 == 20
    }
    Goal("double_bounded_above_lower", .double(in: 10...20)) {
      $0 == (10.0).nextUp
    }
    Goal("double_bounded_whole", .double(in: 10...20)) {
      $0 > 10 && $0 < 20 && $0 == $0.rounded()
    }
    Goal("double_bounded_inside", .double(in: 10...20)) {
      $0 > 12 && $0 < 14 && $0 != $0.rounded()
    }
    Goal("double_bounded_half", .double(in: 0...1)) {
      $0 == 0.5
    }
    Goal("double_bounded_one", .double(in: 0...1)) {
      $0 == 1
    }
    Goal("double_bounded_tiny", .double(in: 0...1)) {
      $0 > 0 && $0 < 1e-300
    }
    Goal("double_bounded_below_one", .double(in: 0...1)) {
      $0 > 0.999 && $0 < 1
    }
    Goal("latitude_pole", .double(in: -90...90)) {
      $0 == 90
    }
    Goal("latitude_negative_zero", .double(in: -90...90)) {
      $0 == 0 && $0.sign == .minus
    }
    Goal("doubles_equal_fraction", zip(.anyDouble, .anyDouble)) {
      $0 == $1 && $0.isFinite && $0 != $0.rounded()
    }
    Goal("doubles_one_step_apart", zip(.anyDouble, .anyDouble)) {
      $0.isFinite && $0 != 0 && $1 == $0.nextUp
    }
    Goal("doubles_product_vanishes", zip(.anyDouble, .anyDouble)) {
      $0 != 0 && $1 != 0 && $0 * $1 == 0
    }
    Goal("doubles_absorbed", zip(.anyDouble, .anyDouble)) {
      $0.isFinite && $1.magnitude >= 1 && $0 + $1 == $0
    }
    Goal("double_list_not_a_number_among", Generator<Double>.anyDouble.array()) {
      $0.count >= 3 && $0.count(where: \.isNaN) == 1
    }
  }
}
