import PropertyEngine

/// A public test of shrinking: a property that fails, and the simplest values it fails for.
///
/// The definitions are those of the shrinking challenge (jlink/shrinking-challenge), taken as they
/// are written there: full-width integers, dependent draws by `flatMap`, assumptions by discard.
/// The benchmark runs these same files.
struct Challenge: Sendable {
  let name: String
  let property: AnyProperty
  /// The true minimum as text; more than one where the challenge accepts equals.
  let minima: [String]

  init<Value>(
    _ name: String, _ generator: Generator<Value>, minimum: String...,
    describe: @escaping @Sendable (Value) -> String = { String(describing: $0) },
    check: @escaping @Sendable (Value) throws -> Void
  ) {
    self.name = name
    property = AnyProperty(Property(name, generator, describe: describe, check: check))
    minima = minimum
  }

  init(_ name: String, _ property: AnyProperty, minimum: String...) {
    self.name = name
    self.property = property
    minima = minimum
  }

  func isMinimal(_ counterexample: Counterexample) -> Bool {
    minima.contains(Self.result(counterexample))
  }

  /// The value on one line: of a sequence of commands its steps, without the source to paste.
  static func result(_ counterexample: Counterexample) -> String { line(of: counterexample.value) }

  /// A value's text on one line.
  static func line(of value: String) -> String {
    let lines = value.split(separator: "\n", omittingEmptySubsequences: false)
    guard let head = lines.first, head.hasSuffix(" steps") else { return value }
    return lines.dropFirst().prefix { !$0.isEmpty }.map { line in
      line.split(separator: ". ", maxSplits: 1).last.map(String.init) ?? ""
    }.joined(separator: "; ")
  }

  /// The thirteen properties of the shrinking challenge.
  static let classic: [Challenge] = [
    .bound5, .largeUnionList, .reverse, .calculator, .lengthList, .differenceNotZero,
    .differenceNotSmall, .differenceNotOne, .binHeap, .coupling, .deletion, .distinct,
    .nestedLists,
  ]
}
