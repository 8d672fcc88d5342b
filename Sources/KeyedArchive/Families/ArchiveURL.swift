/// An archived URL; never resolved, never opened.
public struct ArchiveURL: Hashable, Sendable {
  /// The part that is relative to the base; all of it without one.
  public var relative: String
  /// The URL it is relative to; nil when the archive does not say.
  public var base: ArchiveValue?

  /// A URL of the given parts.
  public init(relative: String, base: ArchiveValue? = nil) {
    self.relative = relative
    self.base = base
  }
}

extension ArchiveURL: BuiltInFamily {
  static let kind = ArchiveKind.url
  static let classNames = ["NSURL"]

  static func layout(
    _ reader: LayoutReader, className: String
  ) throws(ArchiveError) -> ArchiveLayout {
    // A bookmark names a file and is a format of its own; it is never opened.
    if let value = reader.find("NS.minimalBookmarkData") {
      throw reader.error(
        .unresolvableContent, "NS.minimalBookmarkData", at: value,
        .reason("a bookmark is never resolved"))
    }
    let relative = try reader.requiredString("NS.relative")
    return ArchiveLayout(
      ArchiveURL(relative: relative), holding: [try reader.child("NS.base")])
  }

  func kindsOfChild(_: Int) -> ArchiveKindSet? { .url }

  func holding(_ children: [ArchiveValue?]) -> ArchiveURL {
    ArchiveURL(relative: relative, base: children.child(0))
  }

  func write(into fields: inout ArchiveFieldEncoder) {
    fields.encode(base, forKey: "NS.base")
    fields.encode(relative, forKey: "NS.relative")
  }

  var isOneLine: Bool { true }

  func words(_ form: ArchiveText.Form) -> String { "URL \(ArchiveText.string(relative, form))" }

  package var suiteForm: BuiltInForm {
    BuiltInForm("url", .list([.text(relative), .value(base)]))
  }
  package var jsonForm: BuiltInForm? { BuiltInForm("$url", .text(relative)) }
}

extension ArchiveValue {
  /// A relative part and the base it is relative to.
  public static func url(relative: String, base: ArchiveValue?) -> ArchiveValue {
    ArchiveValue(ArchiveURL(relative: relative, base: base))
  }
}

extension ArchiveKindSet {
  /// URLs.
  public static let url = ArchiveKindSet(.url)
}
