/// Lowers each number by itself: first all that can be as simple as possible, then the others.
struct LowerNumbers: ShrinkPass {
  func run(_ shrinker: inout Shrinker) {
    let counts = Set(shrinker.best.lists.map(\.countPosition))
    each(except: counts, &shrinker) { position, _, shrinker in
      _ = shrinker.lower(position, to: 0)
    }
    each(except: Set(shrinker.best.lists.map(\.countPosition)), &shrinker) {
      position, domain, shrinker in
      LeastIndex.search(below: shrinker.index(at: position), in: domain) { index in
        shrinker.lower(position, to: index)
      }
    }
  }

  private func each(
    except counts: Set<Int>, _ shrinker: inout Shrinker,
    _ body: (Int, NumberDomain, inout Shrinker) -> Void
  ) {
    var position = 0
    while position < shrinker.best.count {
      if let domain = shrinker.domain(at: position), domain.kind != .branch,
        !counts.contains(position)
      {
        body(position, domain, &shrinker)
      }
      position += 1
    }
  }
}
