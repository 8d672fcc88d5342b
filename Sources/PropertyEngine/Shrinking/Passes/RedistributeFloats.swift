/// Lowers a number and raises a later one by as much, where one of the two is a float.
struct RedistributeFloats: ShrinkPass {
  /// The most numbers a case may have.
  private static let most = 8
  /// Up to here, doubles hold every whole number.
  private static let greatestWhole = 0x1p53

  func run(_ shrinker: inout Shrinker) {
    let positions = shrinker.best.choices.indices.filter { double(at: $0, shrinker) != nil }
    guard positions.count <= Self.most else { return }
    for (order, left) in positions.enumerated() {
      for right in positions[(order + 1)...]
      where isFloat(left, shrinker) || isFloat(right, shrinker) {
        redistribute(left, right, &shrinker)
      }
    }
  }

  private func redistribute(_ left: Int, _ right: Int, _ shrinker: inout Shrinker) {
    guard shrinker.index(at: left) > 0, let amount = double(at: left, shrinker), amount != 0,
      let other = double(at: right, shrinker)
    else { return }
    // All that the right one has room for, to the last whole number below it.
    if let room = bound(of: right, amount > 0, shrinker).map({ ($0 - other).magnitude }),
      room < amount.magnitude, room > 0, attempt(left, right, moving: room, &shrinker)
    {
      return
    }
    // One step shows whether the two are tied in this way.
    let unit = min(1, amount.magnitude)
    guard attempt(left, right, moving: unit, &shrinker) else { return }
    search(left, right, &shrinker)
  }

  /// Moves the most that can be moved: all of it, or a whole amount that is searched for.
  private func search(_ left: Int, _ right: Int, _ shrinker: inout Shrinker) {
    guard let rest = double(at: left, shrinker)?.magnitude, rest >= 1 else { return }
    if attempt(left, right, moving: rest, &shrinker) { return }
    // What can be moved of the rest, counted from the case that the search began with.
    let start = shrinker.best.choices
    var least = 0.0
    var most = rest.rounded(.up)
    while most - least > 1 {
      let middle = ((least + most) / 2).rounded(.down)
      guard let choices = choices(start, left, right, moving: middle) else {
        most = middle
        continue
      }
      if shrinker.accepts(choices) { least = middle } else { most = middle }
    }
  }

  private func attempt(
    _ left: Int, _ right: Int, moving amount: Double, _ shrinker: inout Shrinker
  ) -> Bool {
    guard let choices = choices(shrinker.best.choices, left, right, moving: amount) else {
      return false
    }
    return shrinker.accepts(choices)
  }

  /// The choices with the left number nearer to zero by an amount, and the right one further on the
  /// way that keeps their sum.
  private func choices(
    _ choices: [Choice], _ left: Int, _ right: Int, moving amount: Double
  ) -> [Choice]? {
    guard let value = Self.double(of: choices[left].value),
      let other = Self.double(of: choices[right].value)
    else { return nil }
    let change = value > 0 ? amount : -amount
    var changed = choices
    guard let lower = Self.choice(value - change, like: choices[left]),
      let raised = Self.choice(other + change, like: choices[right])
    else { return nil }
    changed[left] = lower
    changed[right] = raised
    return changed
  }

  private func isFloat(_ position: Int, _ shrinker: Shrinker) -> Bool {
    shrinker.domain(at: position)?.isFloat == true
  }

  private func double(at position: Int, _ shrinker: Shrinker) -> Double? {
    Self.double(of: shrinker.best.choices[position].value)
  }

  /// The greatest number of a domain, or the least; nil where there is none.
  private func bound(of position: Int, _ isGreatest: Bool, _ shrinker: Shrinker) -> Double? {
    guard let domain = shrinker.domain(at: position) else { return nil }
    if let floats = domain.floats {
      return floats.bounds.map { isGreatest ? $0.upperBound : $0.lowerBound }
    }
    return Self.double(of: domain.value(at: domain.index(ofOffset: isGreatest ? domain.span : 0)))
  }

  /// A finite float or an integer as a double; nil for any other value.
  private static func double(of value: ChoiceValue) -> Double? {
    switch value {
    case .float(let number): number.isFinite ? number : nil
    case .integer(let number): Double(number)
    case .boolean, .count, .branch, .bytes: nil
    }
  }

  /// A choice of that value in the domain of another one; nil where it has no such value.
  private static func choice(_ value: Double, like other: Choice) -> Choice? {
    guard let domain = other.domain else { return nil }
    if domain.isFloat {
      return domain.index(of: .float(value)).map { .number($0, domain) }
    }
    guard value.rounded() == value, value.magnitude <= greatestWhole else { return nil }
    return domain.index(of: .integer(Int128(value))).map { .number($0, domain) }
  }
}
