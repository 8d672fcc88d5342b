/// An archived regular expression.
public struct ArchiveRegularExpression: Hashable, Sendable {
  /// The pattern, not compiled.
  public var pattern: String
  /// The bits of `NSRegularExpression.Options`.
  public var options: UInt64

  /// An expression of the given parts.
  public init(pattern: String, options: UInt64 = 0) {
    self.pattern = pattern
    self.options = options
  }
}

extension ArchiveRegularExpression: BuiltInFamily {
  static let kind = ArchiveKind.regularExpression
  static let classNames = ["NSRegularExpression"]

  static func layout(
    _ reader: LayoutReader, className: String
  ) throws(ArchiveError) -> ArchiveLayout {
    let options = try reader.integer("NSOptions") ?? 0
    return ArchiveLayout(
      leaf: ArchiveRegularExpression(
        pattern: try reader.requiredString("NSPattern"), options: UInt64(bitPattern: options)))
  }

  func write(into fields: inout ArchiveFieldEncoder) {
    fields.encode(pattern, forKey: "NSPattern")
    fields.encode(Int64(bitPattern: options), forKey: "NSOptions")
  }

  func words(_ form: ArchiveText.Form) -> String {
    "regular expression \(ArchiveText.string(pattern, form)), options \(options)"
  }

  package var suiteForm: BuiltInForm {
    BuiltInForm("regularExpression", .list([.text(pattern), .whole(Int128(options))]))
  }
}

extension ArchiveValue {
  /// A pattern and the bits of its options.
  public static func regularExpression(pattern: String, options: UInt64) -> ArchiveValue {
    ArchiveValue(ArchiveRegularExpression(pattern: pattern, options: options))
  }
}

extension ArchiveKindSet {
  /// Regular expressions.
  public static let regularExpression = ArchiveKindSet(.regularExpression)
}
