/// A claim about every value a generator can make: written once, run under every engine.
///
/// Unit tests, fuzz targets and replay tools all drive it as an `AnyProperty`.
public struct Property<Value>: Sendable {
  /// What reports, fuzz targets and saved inputs call it.
  public let name: String
  /// One sentence that says what is claimed.
  public let summary: String
  /// What makes the values that the claim is about.
  public let generator: Generator<Value>
  /// How saved bytes become a case.
  public let format: InputFormat
  /// The most that one case may draw.
  public let limits: DrawLimits
  let describe: @Sendable (Value) -> String
  let check: @Sendable (Value, inout Observations) throws -> Void

  /// - Parameters:
  ///   - format: `.raw` when a saved input is the literal bytes of the generator's one choice.
  ///   - describe: the value as a reader wants it, best as Swift to paste.
  ///   - check: throws when the claim does not hold (`require`), `Discard` when it says nothing.
  public init(
    _ name: String, summary: String = "", _ generator: Generator<Value>,
    format: InputFormat = .choices, limits: DrawLimits = DrawLimits(),
    describe: @escaping @Sendable (Value) -> String = { ValueText.of($0) },
    check: @escaping @Sendable (Value) throws -> Void
  ) {
    self.init(
      name, summary: summary, generator, format: format, limits: limits, describe: describe,
      observing: { value, _ in try check(value) })
  }

  /// As above, for a check that labels its cases or scores them.
  public init(
    _ name: String, summary: String = "", _ generator: Generator<Value>,
    format: InputFormat = .choices, limits: DrawLimits = DrawLimits(),
    describe: @escaping @Sendable (Value) -> String = { ValueText.of($0) },
    observing check: @escaping @Sendable (Value, inout Observations) throws -> Void
  ) {
    self.name = name
    self.summary = summary
    self.generator = generator
    self.format = format
    self.limits = limits
    self.describe = describe
    self.check = check
  }
}
