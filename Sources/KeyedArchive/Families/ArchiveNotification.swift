/// An archived notification.
public struct ArchiveNotification: Hashable, Sendable {
  /// What happened.
  public var name: String
  /// What it happened to; nil when the archive says nil.
  public var object: ArchiveValue?
  /// A dictionary; nil when the archive does not say.
  public var userInfo: ArchiveValue?

  /// A notification of the given parts.
  public init(name: String, object: ArchiveValue? = nil, userInfo: ArchiveValue? = nil) {
    self.name = name
    self.object = object
    self.userInfo = userInfo
  }
}

extension ArchiveNotification: BuiltInFamily {
  static let kind = ArchiveKind.notification
  static let classNames = ["NSNotification"]

  static func layout(
    _ reader: LayoutReader, className: String
  ) throws(ArchiveError) -> ArchiveLayout {
    // The object may be nil; that it was never written is something else.
    guard reader.find("NS.object") != nil else {
      throw reader.missing("NS.object", expected: "an object or nil")
    }
    return ArchiveLayout(
      ArchiveNotification(name: try reader.requiredString("NS.name")),
      holding: [try reader.child("NS.object"), try reader.child("NS.userinfo")])
  }

  func kindsOfChild(_ index: Int) -> ArchiveKindSet? { index == 1 ? .dictionary : nil }

  func holding(_ children: [ArchiveValue?]) -> ArchiveNotification {
    ArchiveNotification(name: name, object: children.child(0), userInfo: children.child(1))
  }

  func write(into fields: inout ArchiveFieldEncoder) {
    fields.encode(name, forKey: "NS.name")
    fields.encode(object, forKey: "NS.object")
    fields.encode(userInfo, forKey: "NS.userinfo")
  }

  package var suiteForm: BuiltInForm {
    BuiltInForm("notification", .list([.text(name), .value(object), .value(userInfo)]))
  }
}

extension ArchiveValue {
  /// A name, the object it is about, and user info.
  public static func notification(
    name: String, object: ArchiveValue?, userInfo: ArchiveValue?
  ) -> ArchiveValue {
    ArchiveValue(ArchiveNotification(name: name, object: object, userInfo: userInfo))
  }
}

extension ArchiveKindSet {
  /// Notifications.
  public static let notification = ArchiveKindSet(.notification)
}
