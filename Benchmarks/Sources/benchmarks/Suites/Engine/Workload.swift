import PropertyEngine

/// A property that always passes, and what to count in it.
struct Workload: Sendable {
  let name: String
  let metric: String
  let cases: Int
  let property: AnyProperty
  /// Units made so far; the property adds to it.
  let counter: Counter

  struct Rate {
    let perSecond: Double
    let casesPerSecond: Double
  }

  func run(cases: Int, seed: Int) -> Rate {
    let configuration = RunConfiguration(
      seed: UInt64(seed), cases: cases, simplestCases: 0, exhaustiveCases: 0)
    let before = counter.count
    let clock = ContinuousClock()
    let start = clock.now
    let report = property.search(configuration)
    let seconds = Double((clock.now - start) / .nanoseconds(1)) / 1e9
    precondition(report.outcome == .passed && report.judged == cases, "the property always passes")
    return Rate(
      perSecond: Double(counter.count - before) / seconds,
      casesPerSecond: Double(cases) / seconds)
  }

  /// One integer of 0 through 1,000.
  static let integer: Workload = {
    let counter = Counter()
    let property = Property("integer", Generator<Int>.int(in: 0...1_000)) { value in
      counter.count += 1
      try require(value <= 1_000, "in range")
    }
    return Workload(
      name: "integer", metric: "values_per_second", cases: 2_000_000,
      property: AnyProperty(property), counter: counter)
  }()

  /// Arrays of up to 100 integers of 0 through 1,000.
  static let arrays: Workload = {
    let counter = Counter()
    let generator = Generator<Int>.int(in: 0...1_000).array(count: 0...100)
    let property = Property("arrays", generator) { values in
      counter.count += values.count
      try require(values.count <= 100, "in range")
    }
    return Workload(
      name: "arrays", metric: "integers_per_second", cases: 200_000,
      property: AnyProperty(property), counter: counter)
  }()

  /// Trees of depth 6, one leaf to three nodes.
  static let trees: Workload = {
    let counter = Counter()
    let generator = Generator<Tree>.recursive(
      depth: 6, weights: (leaf: 1, node: 3),
      leaf: Generator<Int>.int(in: 0...1_000).map { .leaf($0) }
    ) { smaller in zip(smaller, smaller).map { .node($0, $1) } }
    let property = Property("trees", generator) { tree in
      let size = tree.size
      counter.count += size
      try require(size >= 1, "not empty")
    }
    return Workload(
      name: "trees", metric: "nodes_per_second", cases: 50_000, property: AnyProperty(property),
      counter: counter)
  }()

  indirect enum Tree: Sendable {
    case leaf(Int)
    case node(Tree, Tree)

    var size: Int {
      switch self {
      case .leaf: 1
      case .node(let left, let right): 1 + left.size + right.size
      }
    }
  }
}

// Safety: a synchronous search on one thread is all that uses it.
/// A count that properties, run on one thread, add to.
final class Counter: @unchecked Sendable {
  var count = 0
}
