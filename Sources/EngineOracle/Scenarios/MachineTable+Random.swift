extension MachineTable {
  /// A random machine.
  static func random(_ random: inout OracleRandom) -> MachineTable {
    let states = 1 + random.below(4)
    return MachineTable(
      states: states, starts: random.oneIn(4) ? 1 + random.below(states) : 1,
      kinds: (0...random.below(3)).map { _ in .random(&random) }, steps: 1 + random.below(4),
      interleaves: random.oneIn(5), salt: random.word() % 100,
      isEnabled: random.oneIn(3) ? .random(&random) : .always,
      precondition: random.oneIn(2) ? .random(&random) : .always,
      fault: random.oneIn(2) ? .random(&random) : .never,
      breach: random.oneIn(2) ? .random(&random) : .never,
      discard: random.oneIn(6) ? .random(&random) : .never, requiresClosing: random.oneIn(3))
  }
}

extension MachineTable.Kind {
  fileprivate static func random(_ random: inout OracleRandom) -> MachineTable.Kind {
    MachineTable.Kind(
      arguments: (0..<random.below(3)).map { _ in random.below(3) },
      handles: random.oneIn(2) ? .none : random.one(of: HandleUse.allCases))
  }
}

extension StepCondition {
  fileprivate static func random(_ random: inout OracleRandom) -> StepCondition {
    switch random.below(9) {
    case 0: return .stateAtLeast(1 + random.below(3))
    case 1: return .kindIs(random.below(3))
    case 2, 3: return .argumentsDiffer
    case 4: return .argumentAtLeast(1 + random.below(2))
    case 5: return .liveAtLeast(1 + random.below(2))
    case 6: return .both(.random(&random), .random(&random))
    default:
      let modulus = random.one(of: [2, 3, 7, 20])
      return .digest(random.below(modulus), modulo: modulus)
    }
  }
}
