/// Lowers each number by itself: first all that can be as simple as possible, then the others.
struct LowerNumbers: ShrinkPass {
  func run(_ shrinker: inout Shrinker) {
    let counts = Set(shrinker.best.lists.map(\.countPosition))
    if shrinker.best.count > Self.many { zeroInRuns(except: counts, &shrinker) }
    each(except: counts, &shrinker) { position, _, shrinker in
      _ = shrinker.lower(position, to: 0)
    }
    // What one number cannot go below may be what the next of its kind cannot go below either.
    var found: [NumberDomain: UInt64] = [:]
    each(except: Set(shrinker.best.lists.map(\.countPosition)), &shrinker) {
      position, domain, shrinker in
      if let least = found[domain], least < shrinker.index(at: position),
        !shrinker.lower(position, to: least), shrinker.lower(position, to: least + 1)
      {
        // Numbers that must differ take one value after another.
        found[domain] = least + 1
        return
      }
      let isNear = shrinker.searchesAgain(position, in: .lowerNumbers)
      if !isNear, addsToNext(position, domain, &shrinker) { return }
      IndexSearch.search(below: shrinker.index(at: position), in: domain, isNear: isNear) { index in
        shrinker.lower(position, to: index)
      }
      if shrinker.index(at: position) > 0 { found[domain] = shrinker.index(at: position) }
    }
  }

  /// Adds a number to the next of its domain, which may need no more than their sum: one call in
  /// place of a search.
  private func addsToNext(
    _ position: Int, _ domain: NumberDomain, _ shrinker: inout Shrinker
  ) -> Bool {
    guard domain.isInteger,
      shrinker.index(at: position) > Self.small,
      let next = shrinker.best.choices.indices.dropFirst(position + 1).first(where: {
        shrinker.domain(at: $0) == domain && shrinker.index(at: $0) > Self.small
      })
    else { return false }
    let pairs = RedistributePairs()
    return pairs.attempt(position, 0, next, 1, &shrinker)
      || pairs.overflow(position, next, &shrinker)
  }

  /// Up to this index a number takes few calls to search for.
  private static let small: UInt64 = 16
  /// From so many choices on numbers are made simplest in runs first.
  private static let many = 32

  /// Makes numbers the simplest in runs that grow while that succeeds: where few of many matter, it
  /// takes few calls.
  private func zeroInRuns(except counts: Set<Int>, _ shrinker: inout Shrinker) {
    var position = 0
    var length = Self.many
    while position < shrinker.best.count, !shrinker.isSpent {
      let end = min(position + length, shrinker.best.count)
      var choices = shrinker.best.choices
      for place in position..<end where !counts.contains(place) {
        guard let domain = choices[place].domain, !domain.isStructure else { continue }
        choices[place] = choices[place].simplest
      }
      if choices == shrinker.best.choices || shrinker.accepts(choices) {
        position = end
        length *= 2
      } else if length > 1 {
        length = max(length / 4, 1)
      } else {
        position += 1
      }
    }
  }

  private func each(
    except counts: Set<Int>, _ shrinker: inout Shrinker,
    _ body: (Int, NumberDomain, inout Shrinker) -> Void
  ) {
    var position = 0
    while position < shrinker.best.count {
      if let domain = shrinker.domain(at: position), !domain.isBranch,
        !counts.contains(position)
      {
        body(position, domain, &shrinker)
      }
      position += 1
    }
  }
}
