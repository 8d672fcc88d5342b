/// The half of a set of frozen questions: one to look at, and one that tells the truth.
enum Half: String, CaseIterable, Sendable {
  /// May be looked at while the engine changes.
  case tune
  /// Is only reported, in sum.
  case held
}
