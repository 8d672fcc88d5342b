import PropertyEngine

/// A generator with the strategy of Hypothesis that is its equal, and what to look at in both.
struct DistributionSubject: Sendable {
  /// The generator, as one writes it.
  let swift: String
  /// The strategy, as one writes it.
  let python: String
  /// The figures of this engine's values and of the peer's, which come as plain JSON.
  let rows: @Sendable (_ peer: [Any]) -> [DistributionRow]

  /// Searches of each subject, with the cases of one search as it comes.
  private static let seeds: UInt64 = 20
  private static let cases = 1_000

  init<Value>(
    _ swift: String, _ python: String, _ generator: Generator<Value>,
    parse: @escaping @Sendable (Any) -> Value?, _ figures: [DistributionFigure<Value>]
  ) {
    self.swift = swift
    self.python = python
    rows = { peer in
      let own = Self.draw(generator)
      let parsed = peer.compactMap(parse)
      precondition(parsed.count == peer.count, "\(python): values that cannot be read")
      return figures.map { figure in
        DistributionRow(
          label: figure.label, isShare: figure.isShare, own: figure.measure(own),
          peer: parsed.isEmpty ? nil : figure.measure(parsed))
      }
    }
  }

  /// The values of several searches, from their first random case on.
  private static func draw<Value>(_ generator: Generator<Value>) -> [Value] {
    let drawn = DrawnValues<Value>()
    let property = AnyProperty(
      Property("drawn", generator, describe: { _ in "" }) { drawn.values.append($0) })
    for seed in 1...seeds {
      _ = property.search(
        RunConfiguration(seed: seed, cases: cases, simplestCases: 0, exhaustiveCases: 0))
    }
    return drawn.values
  }

  static let all = integers + floats + texts + collections + choosing + repeats
}

// Safety: a synchronous search on one thread is all that uses it.
/// The values that a property, run on one thread, was given.
private final class DrawnValues<Value>: @unchecked Sendable {
  var values: [Value] = []
}
