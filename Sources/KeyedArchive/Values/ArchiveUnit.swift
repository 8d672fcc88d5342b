/// An archived unit of measurement.
public struct ArchiveUnit: Hashable, Sendable {
  /// `NSUnitLength` and the like.
  public var className: String
  /// As shown to people: `km`.
  public var symbol: String
  /// The number Foundation gives some units; nil when the archive does not say.
  public var specifier: Int64?
  /// base = value * coefficient + constant, for units with a linear converter.
  public var coefficient: Double?
  /// Added after the coefficient; nil when the archive does not say.
  public var constant: Double?

  /// base = reciprocal / value, for units with a reciprocal converter, such as miles per gallon.
  public var reciprocal: Double?

  /// A unit of the given parts.
  public init(
    className: String, symbol: String, specifier: Int64? = nil, coefficient: Double? = nil,
    constant: Double? = nil, reciprocal: Double? = nil
  ) {
    self.className = className
    self.symbol = symbol
    self.specifier = specifier
    self.coefficient = coefficient
    self.constant = constant
    self.reciprocal = reciprocal
  }
}
