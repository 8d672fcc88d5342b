/// Deletes steps that do not matter, the last first, in runs that grow while they succeed.
///
/// A step's handle may have been made by a step that goes: the command is then drawn again with
/// what is live, or dropped, so that one deletion can take others with it.
struct DeleteSteps: ShrinkPass {
  func run(_ shrinker: inout Shrinker) {
    var end = shrinker.best.steps.count
    var size = 1
    while end > 0 && !shrinker.isSpent {
      let steps = shrinker.best.steps
      end = min(end, steps.count)
      size = min(size, end)
      guard size > 0 else { return }
      if delete(steps[end - size..<end], &shrinker) {
        end -= size
        size *= 2
      } else if size > 1 {
        size /= 2
      } else {
        end -= 1
      }
    }
  }

  private func delete(_ steps: ArraySlice<Range<Int>>, _ shrinker: inout Shrinker) -> Bool {
    guard let first = steps.first, let last = steps.last else { return false }
    let choices = shrinker.best.choices
    return shrinker.accepts(
      Array(choices[..<first.lowerBound] + choices[last.upperBound...]))
  }
}

extension ChoiceSequence {
  /// The choices of each step, in order; the choice that ends the sequence is none.
  var steps: [Range<Int>] {
    spans.compactMap { $0.kind == .step && $0.label > 0 ? $0.range : nil }
  }
}
