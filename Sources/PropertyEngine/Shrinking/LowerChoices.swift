/// Lowers each number by binary search.
struct LowerChoices {
  func run(_ shrinker: inout Shrinker) {
    var position = 0
    while position < shrinker.best.count {
      lower(position, &shrinker)
      position += 1
    }
  }

  private func lower(_ position: Int, _ shrinker: inout Shrinker) {
    var low: UInt64 = 0
    while position < shrinker.best.count,
      case .number(let index, let domain) = shrinker.best.choices[position], low < index
    {
      let middle = low + (index - low) / 2
      var choices = shrinker.best.choices
      choices[position] = .number(middle, domain)
      if !shrinker.accepts(choices) { low = middle + 1 }
    }
  }
}
