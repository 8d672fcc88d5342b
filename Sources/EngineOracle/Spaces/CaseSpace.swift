/// Every case that a subject has, the simplest first.
struct CaseSpace: Sendable {
  let cases: [SpaceCase]
  /// How many ways through the generator were dropped before they made a value.
  let droppedCount: Int
  private let places: [[PlainChoice]: Int]

  init(_ cases: [SpaceCase], droppedCount: Int) {
    self.cases = cases.sorted { $0.choices.isSimpler(than: $1.choices) }
    self.droppedCount = droppedCount
    places = Dictionary(uniqueKeysWithValues: zip(self.cases.map(\.choices), 0...))
  }

  /// The case of these choices; nil where the generator makes none of them.
  subscript(choices: [PlainChoice]) -> SpaceCase? { places[choices].map { cases[$0] } }

  /// The cases that fail in the way named, the simplest first.
  func failing(as name: String) -> [SpaceCase] { cases.filter { $0.verdict == .fails(name) } }

  /// The cases that fail in any way, the simplest first.
  var failing: [SpaceCase] {
    cases.filter { if case .fails = $0.verdict { true } else { false } }
  }

  /// How many cases the property judges: neither dropped nor discarded.
  var judgedCount: Int { cases.count { $0.verdict != .discarded } }
}
