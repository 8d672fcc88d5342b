extension OracleScenario {
  /// Scenarios with less in them, the boldest first.
  var simpler: [OracleScenario] {
    var all: [OracleScenario] = []
    func add(_ change: (inout OracleScenario) -> Void) {
      var scenario = self
      change(&scenario)
      if scenario != self { all.append(scenario) }
    }
    if plans.count + starts.count > 1 {
      for plan in plans {
        add {
          $0.plans = [plan]
          $0.starts = []
        }
      }
      for start in starts {
        add {
          $0.plans = []
          $0.starts = [start]
        }
      }
    }
    for subject in subject.simpler { add { $0.subject = subject } }
    return all
  }
}

extension Subject {
  fileprivate var simpler: [Subject] {
    switch self {
    case .machine(let table): return table.simpler.map { .machine($0) }
    case .values(let tree, let claims):
      var all = tree.simpler.map { Subject.values($0, claims) }
      for failures in claims.failures.withoutOne {
        all.append(.values(tree, ValueClaims(assumption: claims.assumption, failures: failures)))
      }
      if claims.assumption != .always {
        all.append(.values(tree, ValueClaims(assumption: .always, failures: claims.failures)))
      }
      for (index, failure) in claims.failures.enumerated() {
        for simpler in failure.simpler {
          var claims = claims
          claims.failures[index] = simpler
          all.append(.values(tree, claims))
        }
      }
      return all
    }
  }
}
