/// An archived `NSError`.
public struct ArchiveErrorObject: Hashable, Sendable {
  /// Who defined the code.
  public var domain: String
  /// What went wrong, by the domain's list.
  public var code: Int64
  /// A dictionary; nil when the archive does not say.
  public var userInfo: ArchiveValue?

  /// An error of the given parts.
  public init(domain: String, code: Int64, userInfo: ArchiveValue? = nil) {
    self.domain = domain
    self.code = code
    self.userInfo = userInfo
  }
}

extension ArchiveErrorObject: BuiltInFamily {
  static let kind = ArchiveKind.error
  static let classNames = ["NSError"]

  static func layout(
    _ reader: LayoutReader, className: String
  ) throws(ArchiveError) -> ArchiveLayout {
    ArchiveLayout(
      ArchiveErrorObject(
        domain: try reader.requiredString("NSDomain"), code: try reader.requiredInteger("NSCode")),
      holding: [try reader.child("NSUserInfo")])
  }

  func kindsOfChild(_: Int) -> ArchiveKindSet? { .dictionary }

  func holding(_ children: [ArchiveValue?]) -> ArchiveErrorObject {
    ArchiveErrorObject(domain: domain, code: code, userInfo: children.child(0))
  }

  func write(into fields: inout ArchiveFieldEncoder) {
    fields.encode(domain, forKey: "NSDomain")
    fields.encode(code, forKey: "NSCode")
    if let userInfo { fields.encode(userInfo, forKey: "NSUserInfo") }
  }

  package var suiteForm: BuiltInForm {
    BuiltInForm("error", .list([.text(domain), .whole(Int128(code)), .value(userInfo)]))
  }
}

extension ArchiveValue {
  /// An `NSError`.
  public static func error(domain: String, code: Int64, userInfo: ArchiveValue?) -> ArchiveValue {
    ArchiveValue(ArchiveErrorObject(domain: domain, code: code, userInfo: userInfo))
  }
}

extension ArchiveKindSet {
  /// `NSError`.
  public static let error = ArchiveKindSet(.error)
}
