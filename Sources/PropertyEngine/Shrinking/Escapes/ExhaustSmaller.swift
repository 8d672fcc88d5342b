/// Tries the cases that take the least effort to make, as far as they are simpler than the best;
/// first, where little is left, all lower values of the last number.
///
/// Whatever ties the choices of a small case to each other, a simpler failing case is among these.
struct ExhaustSmaller: ShrinkPass {
  /// Property calls where one choice or two can go down, and where more can; and generator runs.
  private static let evaluationsOfFew = 128
  private static let evaluationsOfMany = 64
  private static let mostPaths = 2_000
  /// The greatest value of a last number that is scanned for, and how many others are tried.
  private static let mostScanned: UInt64 = 1_024
  private static let samples = 64

  func run(_ shrinker: inout Shrinker) {
    guard shrinker.best.steps.isEmpty, !lowersLast(&shrinker) else { return }
    var enumeration = Enumeration(shrinker.property)
    enumeration.mostChoices = shrinker.best.count
    let isOfFew = shrinker.best.choices.count { !$0.isSimplest } <= 2
    let end =
      shrinker.evaluations + (isOfFew ? Self.evaluationsOfFew : Self.evaluationsOfMany)
    while enumeration.visited < Self.mostPaths, shrinker.evaluations < end, !shrinker.isSpent,
      let visit = enumeration.next()
    {
      guard let made = visit.made, made < shrinker.best, !shrinker.hasSeen(made) else { continue }
      if shrinker.accepts(made.choices) { return }
    }
  }

  /// Scans for the last number, whatever it is tied to, and draws it at random where it is great.
  private func lowersLast(_ shrinker: inout Shrinker) -> Bool {
    let best = shrinker.best
    let numbers = best.choices.indices.filter { !best.choices[$0].isSimplest }
    guard numbers.count <= 2, let last = numbers.last, case .number = best.choices[last] else {
      return false
    }
    let high = shrinker.index(at: last)
    let end = shrinker.evaluations + Self.evaluationsOfFew
    for index in 0..<min(high, Self.mostScanned) {
      guard shrinker.evaluations < end, !shrinker.isSpent else { break }
      if let choices = shrinker.setting(last, to: index), shrinker.accepts(choices) { return true }
    }
    guard high > Self.mostScanned else { return false }
    var random = SplitMix64(seed: best.fingerprint)
    for _ in 0..<Self.samples where !shrinker.isSpent {
      let index = random.next(through: high - 1)
      if let choices = shrinker.setting(last, to: index), shrinker.accepts(choices) { return true }
    }
    return false
  }
}
