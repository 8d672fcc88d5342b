/// What a challenge cost each side.
struct UnseenRow {
  /// How one side did.
  struct Side {
    /// The share of runs that end at the minimum.
    var shareMinimal: Double
    /// Property calls after the first failure, on average.
    var evaluations: Double
    /// The same for each run that failed.
    var counts: [Int] = []
  }

  let name: String
  /// The engine as it comes: the simplest cases first.
  var ours: Side?
  /// The engine from random starts alone.
  var oursAtRandom: Side?
  var hypothesis: Side?

  /// The line people read.
  var text: String {
    let sides = [("picklock", ours), ("random starts", oursAtRandom), ("hypothesis", hypothesis)]
    let cells = sides.compactMap { label, side in
      side.map { "\(label) \(Self.percent($0.shareMinimal)) \(Self.rounded($0.evaluations))" }
    }
    return "\(name): \(cells.joined(separator: ", "))"
  }

  /// A share as a percentage with one decimal.
  static func percent(_ share: Double) -> String { "\(rounded(100 * share))%" }

  /// A figure with one decimal.
  static func rounded(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
}
