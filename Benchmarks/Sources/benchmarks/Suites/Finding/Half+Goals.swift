extension Half {
  /// Bit 13 of the name's FNV-1a hash: of all its bits the one that divides each kind most evenly,
  /// chosen before anything was measured.
  init(ofGoal name: String) {
    let hash = name.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    self = (hash >> 13) & 1 == 0 ? .tune : .held
  }

  /// The goals of this half. Whoever changes how values are drawn leaves those of `held` unread.
  /// Each lies in the folder that the rule says, or the suite stops.
  var goals: [Goal] {
    let goals =
      switch self {
      case .tune: TuneGoals.all
      case .held: HeldGoals.all
      }
    for goal in goals { precondition(goal.half == self, "\(goal.name) is of the other half") }
    return goals
  }
}
