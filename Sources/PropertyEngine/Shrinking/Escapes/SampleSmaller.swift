/// Draws cases that are simpler than the best one at random: a list loses a few elements, with a
/// number lowered or not; or a number goes down, and what follows it is kept, changed in one place,
/// or drawn anew.
///
/// Failing cases that follow no rule a pass knows are still met by chance where they are not rare.
struct SampleSmaller: ShrinkPass {
  private static let samples = 96
  /// The most elements that a list loses at once, and how often that is tried.
  private static let mostDeleted = 3
  private static let deletions = 128
  /// Below a greater index small ones are drawn as often as all others.
  private static let wide: UInt64 = 4_096

  func run(_ shrinker: inout Shrinker) {
    let best = shrinker.best
    let places = best.choices.indices.filter { best.choices[$0].index ?? 0 > 0 }
    guard !places.isEmpty, best.steps.isEmpty else { return }
    var random = SplitMix64(seed: best.fingerprint)
    for _ in 0..<Self.deletions where !shrinker.isSpent {
      if deletes(&random, &shrinker) { return }
    }
    for _ in 0..<Self.samples where !shrinker.isSpent {
      let place = places[Int(random.next(through: UInt64(places.count - 1)))]
      if sample(place, &random, &shrinker) { return }
    }
  }

  private func deletes(_ random: inout SplitMix64, _ shrinker: inout Shrinker) -> Bool {
    let lists = shrinker.best.lists.filter {
      $0.elements.count > $0.minimum && $0.elements.count > 2
    }
    guard !lists.isEmpty else { return false }
    let list = lists[Int(random.next(through: UInt64(lists.count - 1)))]
    let most = min(Self.mostDeleted, list.elements.count - list.minimum)
    var gone: Set<Int> = []
    let isPair = random.next() & 1 == 0
    let number = isPair ? min(2, most) : 1 + Int(random.next(through: UInt64(most - 1)))
    while gone.count < number {
      gone.insert(Int(random.next(through: UInt64(list.elements.count - 1))))
    }
    var choices = shrinker.best.choices
    if random.next() & 3 != 0 { lower(list, by: UInt64(gone.count), &choices, &random) }
    return shrinker.accepts(list.keeping(in: choices) { !gone.contains($0) })
  }

  /// Lowers a number or all that lie outside the list: what counts or names elements goes down by
  /// as many as there are fewer.
  private func lower(
    _ list: ListShape, by gone: UInt64, _ choices: inout [Choice], _ random: inout SplitMix64
  ) {
    let own = list.elements[0].lowerBound..<list.elements[list.elements.count - 1].upperBound
    let others = choices.indices.filter { !own.contains($0) && $0 != list.countPosition }
    let isOther = !others.isEmpty && random.next() & 3 != 0
    var places = isOther ? others : Array(choices.indices)
    let takesAll = isOther && random.next() & 3 == 0
    if !takesAll { places = [places[Int(random.next(through: UInt64(places.count - 1)))]] }
    let isCount = takesAll || random.next() & 1 == 0
    for place in places where place != list.countPosition {
      guard case .number(let index, let domain) = choices[place], index > 0 else { continue }
      let lower = isCount ? index - min(index, gone) : random.next(through: index - 1)
      choices[place] = .number(lower, domain)
    }
  }

  private func sample(
    _ place: Int, _ random: inout SplitMix64, _ shrinker: inout Shrinker
  ) -> Bool {
    var choices = shrinker.best.choices
    guard case .number(let index, let domain) = choices[place], index > 0 else { return false }
    let lower =
      switch (random.next() & 1, random.next() & 1, index > Self.wide) {
      case (0, _, _): index - 1 - random.next(through: min(index - 1, 15))
      case (_, 0, true): (index - 1) >> random.next(through: UInt64(63 - index.leadingZeroBitCount))
      default: random.next(through: index - 1)
      }
    choices[place] = .number(lower, domain)
    guard random.next() & 3 != 0, place + 1 < choices.count else {
      choices.removeSubrange((place + 1)...)
      return shrinker.accepts(choices, then: random)
    }
    let other = place + 1 + Int(random.next(through: UInt64(choices.count - place - 2)))
    if let domain = choices[other].domain {
      choices[other] = .number(Self.anyIndex(in: domain, &random), domain)
    }
    return shrinker.accepts(choices)
  }

  /// Any index; of floats one of a short decimal fraction as often as any other, since most floats
  /// are too great or too small to matter beside the others of a case.
  private static func anyIndex(in domain: NumberDomain, _ random: inout SplitMix64) -> UInt64 {
    guard let floats = domain.floats, random.next() & 1 == 0 else {
      return random.next(through: domain.span)
    }
    let tenths: [Double] = [10, 100, 1_000]
    let value = Double(random.next(through: 10_000)) / tenths[Int(random.next(through: 2))]
    return floats.contains(value)
      ? min(floats.index(nearest: value), domain.span) : random.next(through: domain.span)
  }
}
