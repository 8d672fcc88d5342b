/// What a filter asks of a value, and what makes a claim fail.
indirect enum ValueCondition: Hashable, Sendable {
  case always
  case never
  case totalAtLeast(Int)
  case sizeAtLeast(Int)
  /// The total leaves a remainder; a condition that is spread evenly over numbers.
  case remainder(Int, modulo: Int)
  case contains(Int)
  /// One value in `modulo`, picked by its digest: a condition without any structure.
  case digest(Int, modulo: Int)
  case equals(SampleValue)
  case not(ValueCondition)
  case both(ValueCondition, ValueCondition)
  case either(ValueCondition, ValueCondition)

  func holds(_ value: SampleValue) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .totalAtLeast(let least): value.total >= least
    case .sizeAtLeast(let least): value.size >= least
    case .remainder(let rest, let modulus): value.total.remainder(modulus) == rest
    case .contains(let number): value.contains(number)
    case .digest(let rest, let modulus): value.digest % UInt64(modulus) == UInt64(rest)
    case .equals(let other): value == other
    case .not(let condition): !condition.holds(value)
    case .both(let left, let right): left.holds(value) && right.holds(value)
    case .either(let left, let right): left.holds(value) || right.holds(value)
    }
  }
}

extension ValueCondition: CustomStringConvertible {
  /// A closure's body in Swift.
  var description: String {
    switch self {
    case .always: "true"
    case .never: "false"
    case .totalAtLeast(let least): "$0.total >= \(least)"
    case .sizeAtLeast(let least): "$0.size >= \(least)"
    case .remainder(let rest, let modulus): "$0.total mod \(modulus) == \(rest)"
    case .contains(let number): "$0.contains(\(number))"
    case .digest(let rest, let modulus): "$0.digest mod \(modulus) == \(rest)"
    case .equals(let value): "$0 == \(value.source)"
    case .not(let condition): "!(\(condition))"
    case .both(let left, let right): "(\(left)) && (\(right))"
    case .either(let left, let right): "(\(left)) || (\(right))"
    }
  }
}

extension Int {
  /// The remainder that is never negative.
  func remainder(_ modulus: Int) -> Int { ((self % modulus) + modulus) % modulus }
}
