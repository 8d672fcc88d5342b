/// Tries the cases that take the least effort to make, as far as they are simpler than the best;
/// first, where little is left, all lower values of the last number.
///
/// Whatever ties the choices of a small case to each other, a simpler failing case is among these.
struct ExhaustSmaller: ShrinkPass {
  /// Property calls where one choice or two can go down, and where more can; and generator runs.
  private static let evaluationsOfFew = 224
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

  /// Scans for the last number or byte, whatever it is tied to, and draws it at random where it is
  /// great.
  private func lowersLast(_ shrinker: inout Shrinker) -> Bool {
    let best = shrinker.best
    let numbers = best.choices.indices.filter { !best.choices[$0].isSimplest }
    guard numbers.count <= 2, let position = numbers.last,
      let last = LastNumber(position, best.choices[position])
    else { return false }
    let end = shrinker.evaluations + Self.evaluationsOfFew
    for index in 0..<min(last.index, Self.mostScanned) {
      guard shrinker.evaluations < end, !shrinker.isSpent else { break }
      if shrinker.accepts(last.lowered(to: index, in: best.choices)) { return true }
    }
    guard last.index > 1 else { return false }
    var random = SplitMix64(seed: best.fingerprint)
    for _ in 0..<Self.samples where !shrinker.isSpent {
      let index = random.next(through: last.index - 1)
      if shrinker.accepts(last.lowered(to: index, in: best.choices)) { return true }
    }
    return false
  }

  /// The last part of a case that is not at its simplest: a number, or a byte of a run.
  private struct LastNumber {
    let position: Int
    let index: UInt64
    private let byte: Int?

    init?(_ position: Int, _ choice: Choice) {
      self.position = position
      switch choice {
      case .number(let index, _):
        self.index = index
        byte = nil
      case .bytes(let bytes, _):
        guard let place = bytes.lastIndex(where: { $0 > 0 }) else { return nil }
        index = UInt64(bytes[place])
        byte = place
      }
    }

    func lowered(to index: UInt64, in choices: [Choice]) -> [Choice] {
      var lowered = choices
      switch choices[position] {
      case .number(_, let domain): lowered[position] = .number(index, domain)
      case .bytes(var bytes, let count):
        if let byte { bytes[byte] = UInt8(truncatingIfNeeded: index) }
        lowered[position] = .bytes(bytes, count)
      }
      return lowered
    }
  }
}
