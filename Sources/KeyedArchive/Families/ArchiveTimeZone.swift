/// An archived time zone.
public struct ArchiveTimeZone: Hashable, Sendable {
  /// A name such as `Europe/Paris`.
  public var name: String
  /// The zone data that came with it, not parsed.
  public var data: [UInt8]?

  /// A time zone of the given parts.
  public init(name: String, data: [UInt8]? = nil) {
    self.name = name
    self.data = data
  }
}

extension ArchiveTimeZone: BuiltInFamily {
  static let kind = ArchiveKind.timeZone
  static let classNames = ["NSTimeZone"]

  static func layout(
    _ reader: LayoutReader, className: String
  ) throws(ArchiveError) -> ArchiveLayout {
    let name = try reader.requiredString("NS.name")
    guard let value = try reader.data("NS.data") else {
      return ArchiveLayout(leaf: ArchiveTimeZone(name: name))
    }
    return ArchiveLayout(
      leaf: ArchiveTimeZone(name: name, data: try reader.table.wholeData(at: value)))
  }

  func write(into fields: inout ArchiveFieldEncoder) {
    fields.encode(name, forKey: "NS.name")
    if let data { fields.encode(.data(data), forKey: "NS.data") }
  }

  func words(_ form: ArchiveText.Form) -> String { "time zone \(ArchiveText.string(name, form))" }

  package var suiteForm: BuiltInForm { BuiltInForm("timeZone", .text(name)) }
}

extension ArchiveValue {
  /// A name such as `Europe/Paris`, and the zone data that came with it (not parsed).
  public static func timeZone(name: String, data: [UInt8]?) -> ArchiveValue {
    ArchiveValue(ArchiveTimeZone(name: name, data: data))
  }
}

extension ArchiveKindSet {
  /// Time zones.
  public static let timeZone = ArchiveKindSet(.timeZone)
}
