/// Puts the elements of a list inside an element in that element's place: `[a, [b, c]]` becomes
/// `[a, b, c]`.
struct SpliceLists: ShrinkPass {
  func run(_ shrinker: inout Shrinker) {
    while splicesOne(&shrinker) {}
  }

  private func splicesOne(_ shrinker: inout Shrinker) -> Bool {
    let best = shrinker.best
    let lists = best.lists
    for outer in lists {
      for inner in lists where inner.depth > outer.depth && inner.label == outer.label {
        guard let element = outer.elements.first(where: { $0.contains(inner.countPosition) }),
          case .number(let index, let domain) = best.choices[outer.countPosition]
        else { continue }
        var choices = Array(best.choices[..<element.lowerBound])
        for part in inner.elements { choices += best.choices[part] }
        choices += best.choices[element.upperBound...]
        choices[outer.countPosition] = .number(
          index &+ UInt64(inner.elements.count) &- 1, domain)
        if shrinker.accepts(choices) { return true }
      }
    }
    return false
  }
}
