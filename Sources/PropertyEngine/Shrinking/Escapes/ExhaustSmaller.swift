/// Tries the cases that take the least effort to make, as far as they are simpler than the best.
///
/// Whatever ties the choices of a small case to each other, a simpler failing case is among these.
struct ExhaustSmaller: ShrinkPass {
  /// Property calls where one choice or two can go down, and where more can; and generator runs.
  private static let evaluationsOfFew = 192
  private static let evaluationsOfMany = 64
  private static let mostPaths = 2_000

  func run(_ shrinker: inout Shrinker) {
    guard shrinker.best.steps.isEmpty else { return }
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
}
