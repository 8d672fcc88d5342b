extension SampleValue {
  /// The value as Swift, written without `ValueText`: what the engine prints must be the same.
  var source: String {
    switch self {
    case .integer(let number): ".integer(\(number))"
    case .boolean(let flag): ".boolean(\(flag))"
    case .text(let text): ".text(\"\(text)\")"
    case .bytes(let bytes): ".bytes([\(bytes.map { "\($0)" }.joined(separator: ", "))])"
    case .optional(let value): ".optional(\(value?.source ?? "nil"))"
    case .pair(let left, let right): ".pair(\(left.source), \(right.source))"
    case .list(let values): ".list([\(values.map(\.source).joined(separator: ", "))])"
    case .members(let values):
      ".members([\(values.map(\.source).sorted().joined(separator: ", "))])"
    case .entries(let values):
      values.isEmpty
        ? ".entries([:])"
        : ".entries([\(Self.pairs(values))])"
    }
  }

  private static func pairs(_ values: [SampleValue: SampleValue]) -> String {
    values.map { "\($0.source): \($1.source)" }.sorted().joined(separator: ", ")
  }
}
