/// Leaves a local minimum of a case that is one number: what fails may follow no order at all, so
/// the simplest numbers are tried one by one.
struct TrySmallerIndices: ShrinkPass {
  private static let tries: UInt64 = 32

  func run(_ shrinker: inout Shrinker) {
    guard shrinker.best.count == 1 else { return }
    for index in 0..<min(Self.tries, shrinker.index(at: 0)) {
      if shrinker.setting(0, to: index).map({ shrinker.accepts($0) }) ?? false { return }
    }
  }
}
