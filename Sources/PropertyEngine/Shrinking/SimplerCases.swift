/// All cases simpler than a given one, where they are few.
///
/// Every path through the generator is walked, what it drops included, but for those on which only
/// cases that are not simpler can lie: a start with as many choices as the case has, or more.
enum SimplerCases {
  private static let mostCases = 512
  private static let mostPaths = 1_024

  /// In order, the simplest first; nil when there are too many, or when that cannot be shown.
  static func all(_ best: ChoiceSequence, of property: AnyProperty) -> [ChoiceSequence]? {
    var found: [ChoiceSequence] = []
    var enumeration = Enumeration(property)
    enumeration.isBeyond = { start in
      start.count > best.count
        || start.count == best.count && !start.lexicographicallyPrecedes(best.choices)
    }
    while let visit = enumeration.next() {
      guard enumeration.visited <= mostPaths, found.count <= mostCases else { return nil }
      guard let made = visit.made else { continue }
      let open = made.choices.prefix(max(best.count - 1, 0))
      guard open.allSatisfy({ $0.domain?.span ?? 0 <= UInt64(mostPaths) }) else { return nil }
      if made < best { found.append(made) }
    }
    return enumeration.isProvenComplete ? found.sorted() : nil
  }
}
