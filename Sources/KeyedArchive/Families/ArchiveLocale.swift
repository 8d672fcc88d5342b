/// An archived locale.
public struct ArchiveLocale: Hashable, Sendable {
  /// Such as `fr_FR`.
  public var identifier: String

  /// A locale with an identifier.
  public init(identifier: String) {
    self.identifier = identifier
  }
}

extension ArchiveLocale: BuiltInFamily {
  static let kind = ArchiveKind.locale
  static let classNames = ["NSLocale"]

  static func layout(
    _ reader: LayoutReader, className: String
  ) throws(ArchiveError) -> ArchiveLayout {
    ArchiveLayout(leaf: ArchiveLocale(identifier: try reader.requiredString("NS.identifier")))
  }

  func write(into fields: inout ArchiveFieldEncoder) {
    fields.encode(identifier, forKey: "NS.identifier")
  }

  func words(_ form: ArchiveText.Form) -> String {
    "locale \(ArchiveText.string(identifier, form))"
  }

  package var suiteForm: BuiltInForm { BuiltInForm("locale", .text(identifier)) }
}

extension ArchiveValue {
  /// A locale by its identifier.
  public static func locale(identifier: String) -> ArchiveValue {
    ArchiveValue(ArchiveLocale(identifier: identifier))
  }
}

extension ArchiveKindSet {
  /// Locales.
  public static let locale = ArchiveKindSet(.locale)
}
