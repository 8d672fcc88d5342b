/// One way to make a case simpler: small, deterministic, and done when it finds nothing more.
protocol ShrinkPass: Sendable {
  /// Tries its edits on `shrinker.best`, which changes with each one that is accepted.
  func run(_ shrinker: inout Shrinker)
}
