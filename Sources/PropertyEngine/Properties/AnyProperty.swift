/// A property without its value type: what fuzz targets, replay tools and tests drive.
public struct AnyProperty: Sendable {
  /// What reports, fuzz targets and saved inputs call it.
  public let name: String
  /// One sentence that says what is claimed.
  public let summary: String
  /// How saved bytes become a case.
  public let format: InputFormat
  /// The most that one case may draw.
  public let limits: DrawLimits
  /// Draws a value and judges it at once.
  @usableFromInline let evaluate: @Sendable (inout Draw, inout Observations) throws -> Void
  /// Draws a value, to be judged or shown later.
  @usableFromInline let prepare: @Sendable (inout Draw) throws -> DrawnCase

  /// Hides the type of the property's values.
  public init<Value>(_ property: Property<Value>) {
    let body = property.generator.body
    let check = property.check
    let describe = property.describe
    self.init(
      name: property.name, summary: property.summary, format: property.format,
      limits: property.limits,
      evaluate: { draw, observations in try check(try body(&draw), &observations) },
      prepare: { draw in
        let value = try body(&draw)
        return DrawnCase(describe: { describe(value) }, check: { try check(value, &$0) })
      })
  }

  /// A property given by how it is drawn and judged, for machinery that wraps another property.
  public init(
    name: String, summary: String, format: InputFormat = .choices,
    limits: DrawLimits = DrawLimits(),
    evaluate: @escaping @Sendable (inout Draw, inout Observations) throws -> Void,
    prepare: @escaping @Sendable (inout Draw) throws -> DrawnCase
  ) {
    self.name = name
    self.summary = summary
    self.format = format
    self.limits = limits
    self.evaluate = evaluate
    self.prepare = prepare
  }
}
