@_exported public import PropertyEngine
@_exported public import Testing

extension Check {
  /// A property made of the arguments of `check`.
  static func property<each Value>(
    _ name: String?, _ generators: repeat Generator<each Value>,
    check: @escaping @Sendable (repeat each Value) throws -> Void
  ) -> AnyProperty {
    let generator: Generator<(repeat each Value)> = zip(repeat each generators)
    let body: @Sendable ((repeat each Value)) throws -> Void = { try check(repeat each $0) }
    return AnyProperty(Property(name ?? testName, generator, check: body))
  }

  /// Each example as a property of this value alone.
  static func examples<Value>(
    _ name: String?, _ values: [Value], check: @escaping @Sendable (Value) throws -> Void
  ) -> [AnyProperty] {
    values.map { value in
      // One case runs after the other.
      // Safety: one case runs after the other, so that one thread at a time uses the value.
      nonisolated(unsafe) let value = value
      return AnyProperty(
        Property(name ?? testName, Generator { _ in unsafe value }, check: check))
    }
  }
}

/// Checks that `body` holds for every value of the generators, as far as a search can tell.
///
/// Within `body` use `#expect`, `#require` and `Issue.record` as in any test, or throw; `assume`
/// discards the case; `label`, `classify`, `cover`, `target` and `note` say something about it.
/// While the search runs its issues are kept back; a failure is then reported once, where the
/// expectation is, with the simplest value that fails in the same way, and ends the test as
/// `#require` does. What a search does is decided by its seed, which is the same in every run
/// unless a trait, an argument or `PICKLOCK_SEED` says otherwise. A failure is remembered, and
/// tried first in the next run, see `.remembersFailures(_:)`.
///
/// - Parameters:
///   - examples: values that are judged before anything else; one that fails is reported as it is.
///   - name: the property's name, by default the test's; give one where a test checks several.
///   - cases: how many cases must pass, at least 1, instead of what traits say.
///   - seed: what all random choices come from, instead of what traits say.
///   - time: when to end the search early, which is told in a warning, instead of what traits say.
///   - size: the most elements above the least that random collections get, instead of what traits
///     say.
///   - isolation: `.process` also survives cases that trap or hang, instead of what traits say.
///   - body: must depend on nothing but its arguments; it runs many times.
/// - Returns: the report of a search that found nothing.
/// - Throws: after a failure was reported, the error that ends the test.
@discardableResult
public func check<each Value>(
  _ generators: repeat Generator<each Value>, examples: [(repeat each Value)] = [],
  named name: String? = nil, cases: Int? = nil, seed: UInt64? = nil, time: Duration? = nil,
  size: Int? = nil, isolation: Isolation? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: @escaping @Sendable (repeat each Value) throws -> Void
) throws -> Report {
  let property = Check.property(name, repeat each generators, check: body)
  let options = CheckOptions(
    cases: cases, seed: seed, time: time, size: size, isolation: isolation)
  let check: @Sendable ((repeat each Value)) throws -> Void = { try body(repeat each $0) }
  let given = Check.examples(name, examples, check: check)
  return try Check(property, options, examples: given, sourceLocation: sourceLocation).run()
}

/// The same for one generator, which is the usual case and needs no pack of types.
@discardableResult
public func check<Value>(
  _ generator: Generator<Value>, examples: [Value] = [], named name: String? = nil,
  cases: Int? = nil, seed: UInt64? = nil, time: Duration? = nil, size: Int? = nil,
  isolation: Isolation? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: @escaping @Sendable (Value) throws -> Void
) throws -> Report {
  let property = AnyProperty(Property(name ?? Check.testName, generator, check: body))
  let options = CheckOptions(
    cases: cases, seed: seed, time: time, size: size, isolation: isolation)
  let given = Check.examples(name, examples, check: body)
  return try Check(property, options, examples: given, sourceLocation: sourceLocation).run()
}

/// Checks a property that other engines run too: fuzz targets, saved inputs.
///
/// Reports as `check` with generators does.
@discardableResult
public func check<Value>(
  _ property: Property<Value>, cases: Int? = nil, seed: UInt64? = nil, time: Duration? = nil,
  size: Int? = nil, isolation: Isolation? = nil, sourceLocation: SourceLocation = #_sourceLocation
) throws -> Report {
  try check(
    AnyProperty(property), cases: cases, seed: seed, time: time, size: size, isolation: isolation,
    sourceLocation: sourceLocation)
}

/// Checks a property whose value type is not known here; an argument of a parameterized test, say.
///
/// Reports as `check` with generators does.
@discardableResult
public func check(
  _ property: AnyProperty, cases: Int? = nil, seed: UInt64? = nil, time: Duration? = nil,
  size: Int? = nil, isolation: Isolation? = nil, sourceLocation: SourceLocation = #_sourceLocation
) throws -> Report {
  let options = CheckOptions(
    cases: cases, seed: seed, time: time, size: size, isolation: isolation)
  return try Check(property, options, sourceLocation: sourceLocation).run()
}
