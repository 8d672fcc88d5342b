/// What `map` makes of a value; most of these map several values to one.
enum ValueTransform: Hashable, Sendable, CaseIterable {
  case negatedTotal, halvedTotal, totalModulo3, isOdd, wrapped, doubled

  func apply(_ value: SampleValue) -> SampleValue {
    switch self {
    case .negatedTotal: .integer(-value.total)
    case .halvedTotal: .integer(value.total / 2)
    case .totalModulo3: .integer(value.total.remainder(3))
    case .isOdd: .boolean(value.total.remainder(2) == 1)
    case .wrapped: .list([value])
    case .doubled: .pair(value, value)
    }
  }
}
