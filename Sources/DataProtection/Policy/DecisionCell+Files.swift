extension DecisionCell<PolicyOutcome> {
  /// Succeeds; in the key table, the key is in memory.
  static func ok(_ tags: String, _ source: String = "") -> DecisionCell {
    DecisionCell(.allowed, tags, source)
  }

  /// EPERM; in the key table, the key is not in memory.
  static func no(_ tags: String, _ source: String = "") -> DecisionCell {
    DecisionCell(.notPermitted, tags, source)
  }

  /// Cannot arise.
  static let never = DecisionCell(.notApplicable, "D")

  /// With all of `assumptions` turned, the other of allowed and EPERM.
  func or(_ assumptions: Assumption...) -> DecisionCell {
    var copy = self
    let other: PolicyOutcome = outcome == .allowed ? .notPermitted : .allowed
    copy.effects.append(Effect(assumptions: assumptions, reading: [], outcome: other))
    return copy
  }
}
