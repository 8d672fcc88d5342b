/// What a precondition, a planted fault or an invariant asks of a step.
indirect enum StepCondition: Hashable, Sendable {
  case always
  case never
  case stateAtLeast(Int)
  case kindIs(Int)
  /// The first two arguments differ, as where a ring moves from one peg to another.
  case argumentsDiffer
  /// Some argument is at least this much.
  case argumentAtLeast(Int)
  case liveAtLeast(Int)
  /// One step in `modulo`, by a digest of all facts.
  case digest(Int, modulo: Int)
  case both(StepCondition, StepCondition)

  func holds(_ facts: StepFacts) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .stateAtLeast(let least): facts.state >= least
    case .kindIs(let kind): facts.kind == kind
    case .argumentsDiffer: facts.arguments.count < 2 || facts.arguments[0] != facts.arguments[1]
    case .argumentAtLeast(let least): facts.arguments.contains { $0 >= least }
    case .liveAtLeast(let least): facts.live >= least
    case .digest(let rest, let modulus):
      StableDigest.of(facts.text, salt: 1) % UInt64(modulus) == UInt64(rest)
    case .both(let left, let right): left.holds(facts) && right.holds(facts)
    }
  }
}

extension StepCondition: CustomStringConvertible {
  var description: String {
    switch self {
    case .always: "always"
    case .never: "never"
    case .stateAtLeast(let least): "state >= \(least)"
    case .kindIs(let kind): "kind == \(kind)"
    case .argumentsDiffer: "arguments differ"
    case .argumentAtLeast(let least): "an argument >= \(least)"
    case .liveAtLeast(let least): "live handles >= \(least)"
    case .digest(let rest, let modulus): "digest mod \(modulus) == \(rest)"
    case .both(let left, let right): "(\(left)) and (\(right))"
    }
  }
}
