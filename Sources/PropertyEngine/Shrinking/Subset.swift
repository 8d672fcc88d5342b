/// Finds a small subset of elements that still fails.
///
/// The needed elements are bracketed first (nothing, one element, the shortest prefix, then the
/// shortest suffix), and what lies between them is halved: the cost is logarithmic when few
/// elements matter and linear when all do.
struct Subset {
  /// Runs in a row that cannot go before the rest is taken to be needed.
  private static let mostFailures = 160

  private var count: Int
  private let minimum: Int

  /// - Parameters:
  ///   - likely: the element most likely to fail alone.
  ///   - attempt: whether the case with only the elements in these ranges was accepted; the
  ///     elements are then numbered anew.
  static func minimize(
    count: Int, minimum: Int, likely: Int?, attempt: ([Range<Int>]) -> Bool
  ) {
    var subset = Subset(count: count, minimum: minimum)
    subset.run(likely, attempt)
  }

  private mutating func run(_ likely: Int?, _ attempt: ([Range<Int>]) -> Bool) {
    guard count > minimum else { return }
    if minimum == 0, keep([], attempt) { return }
    if let likely, count > 2, minimum <= 1, keep([likely..<likely + 1], attempt) { return }
    if count > 1, keep([0..<count - 1], attempt) {
      shortest(attempt) { length, _ in 0..<length }
    }
    if count > 1, keep([1..<count], attempt) {
      shortest(attempt) { length, count in count - length..<count }
    }
    thinOut(attempt)
  }

  private mutating func keep(_ ranges: [Range<Int>], _ attempt: ([Range<Int>]) -> Bool) -> Bool {
    let kept = ranges.reduce(0) { $0 + $1.count }
    guard kept >= minimum, kept < count, attempt(ranges) else { return false }
    count = kept
    return true
  }

  /// Doubles, then halves, the length of a bracket.
  private mutating func shortest(
    _ attempt: ([Range<Int>]) -> Bool, _ bracket: (_ length: Int, _ count: Int) -> Range<Int>
  ) {
    var low = max(minimum - 1, 0)
    var length = max(minimum, 1)
    while length < count {
      if keep([bracket(length, count)], attempt) { break }
      low = length
      length *= 2
    }
    while count - low > 1 {
      let middle = low + (count - low) / 2
      if !keep([bracket(middle, count)], attempt) { low = middle }
    }
  }

  /// Deletes runs between the first and the last element, from the right, halving those that
  /// cannot go as a whole.
  private mutating func thinOut(_ attempt: ([Range<Int>]) -> Bool) {
    guard count > 2 else { return }
    var runs = [1..<count - 1]
    var failures = 0
    while let run = runs.popLast(), failures < Self.mostFailures {
      if keep([0..<run.lowerBound, run.upperBound..<count], attempt) {
        failures = 0
        continue
      }
      failures += 1
      if run.count == 1 { continue }
      let middle = run.lowerBound + run.count / 2
      runs.append(run.lowerBound..<middle)
      runs.append(middle..<run.upperBound)
    }
  }
}
