extension MachineTable {
  /// Machines with less in them.
  var simpler: [MachineTable] {
    var all: [MachineTable] = []
    func add(_ change: (inout MachineTable) -> Void) {
      var table = self
      change(&table)
      if table != self { all.append(table) }
    }
    if kinds.count > 1 {
      for rest in kinds.withoutOne { add { $0.kinds = rest } }
    }
    if steps > 1 { add { $0.steps -= 1 } }
    add { $0.states = 1 }
    add { $0.starts = 1 }
    add { $0.interleaves = false }
    add { $0.requiresClosing = false }
    add { $0.salt = 0 }
    add { $0.discard = .never }
    add { $0.isEnabled = .always }
    add { $0.precondition = .always }
    for condition in fault.simpler { add { $0.fault = condition } }
    for condition in breach.simpler { add { $0.breach = condition } }
    for condition in precondition.simpler { add { $0.precondition = condition } }
    for index in kinds.indices {
      add { $0.kinds[index].handles = .none }
      for rest in kinds[index].arguments.withoutOne { add { $0.kinds[index].arguments = rest } }
      for (place, most) in kinds[index].arguments.enumerated() where most > 0 {
        add { $0.kinds[index].arguments[place] = most - 1 }
      }
    }
    return all
  }
}

extension StepCondition {
  fileprivate var simpler: [StepCondition] {
    switch self {
    case .never: []
    case .always: [.never]
    case .both(let left, let right): [.never, .always, left, right]
    case .stateAtLeast, .kindIs, .argumentsDiffer, .argumentAtLeast, .liveAtLeast, .digest:
      [.never, .always]
    }
  }
}
