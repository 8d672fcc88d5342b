/// What a described property says of its values.
struct ValueClaims: Hashable, Sendable {
  /// Values of which it does not hold are discarded.
  var assumption: ValueCondition
  /// Each is a failure of its own; the first that holds counts.
  var failures: [ValueCondition]

  /// What the failure of that number is called.
  static func name(_ number: Int) -> String { "claim \(number + 1)" }

  func verdict(on value: SampleValue) -> CaseVerdict {
    guard assumption.holds(value) else { return .discarded }
    let broken = failures.firstIndex { $0.holds(value) }
    return broken.map { .fails(Self.name($0)) } ?? .passes
  }
}

extension ValueClaims: CustomStringConvertible {
  var description: String {
    let assumed = assumption == .always ? [] : ["assume \(assumption)"]
    return (assumed + failures.map { "fails where \($0)" }).joined(separator: "; ")
  }
}
