/// Finds the shortest sequence that brings the model to where the failing step found it.
///
/// A puzzle's solution has no step that can be left out, and yet there may be a shorter one. Where
/// a model has few states, all of them are visited, the nearest first, without a call of the
/// system.
struct ShortestPath: ShrinkPass {
  /// The most generator runs: stops the search of a model with many states.
  private static let mostPaths = 1_500
  /// Longer sequences have been made shorter already, or lead through too many states.
  private static let mostSteps = 40

  func run(_ shrinker: inout Shrinker) {
    let best = shrinker.best
    let steps = best.steps
    guard (3...Self.mostSteps).contains(steps.count), let first = steps.first,
      let last = steps.last,
      let goal = state(Array(best.choices[..<last.lowerBound]), &shrinker)
    else { return }
    let head = Array(best.choices[..<first.lowerBound])
    let tail = best.choices[last.lowerBound...]
    var met: Set<String> = []
    var frontier = [head]
    var paths = 0
    for length in 1..<steps.count {
      var next: [[Choice]] = []
      for start in frontier {
        var enumeration = Enumeration(shrinker.property, after: start, mostSteps: length)
        while let visit = enumeration.next() {
          paths += 1
          guard paths <= Self.mostPaths, !shrinker.isSpent else { return }
          guard let made = visit.made, made.steps.count == length,
            let prediction = visit.prediction,
            let end = made.steps.last?.upperBound
          else { continue }
          let state = prediction.state()
          let path = Array(made.choices[..<end])
          if state == goal, shrinker.accepts(path + tail) { return }
          if met.insert(state).inserted { next.append(path) }
        }
      }
      if length == steps.count - 2 { shrinker.pathIsShortest = !met.contains(goal) }
      frontier = next
    }
  }

  /// The model after some steps.
  private func state(_ choices: [Choice], _ shrinker: inout Shrinker) -> String? {
    shrinker.preview(choices)?.prediction.state()
  }
}
