import DataProtection
import PicklockCommandLine

/// What an Info.plist and an entitlements file say of an application, together.
struct AuditApplicationFacts {
  private(set) var info: AuditPropertyList?
  private(set) var entitlements: AuditPropertyList?

  /// What was not understood and so was not counted; one line each.
  private(set) var notes: [String] = []

  /// Adds a property list. Throws for a second one of a kind.
  mutating func add(_ list: AuditPropertyList) throws {
    let isSecond = list.kind == .info ? info != nil : entitlements != nil
    guard !isSecond else {
      throw CommandError(
        "a second \(list.kind.rawValue): audit an application and its extensions one by one")
    }
    if list.kind == .info { info = list } else { entitlements = list }
  }

  /// The application; nil where no property list was given. Throws for a value that is not what
  /// Apple's pages of the key say.
  mutating func application() throws -> AuditApplication? {
    guard info != nil || entitlements != nil else { return nil }
    let identifier = try info?.string("CFBundleIdentifier")
    // A build setting such as $(PRODUCT_BUNDLE_IDENTIFIER) names nothing.
    let name = identifier.flatMap { $0.contains("$") || $0.isEmpty ? nil : $0 } ?? "the application"
    return AuditApplication(
      name, lockedWork: try lockedWork(), defaultProtection: try defaultProtection(),
      knowsEntitlements: entitlements != nil)
  }

  /// The values of `UIBackgroundModes`: for each of them the system launches or resumes the
  /// application in the background, the device being locked or not. Source: the table at
  /// developer.apple.com/documentation/xcode/configuring-background-execution-modes; and
  /// `newsstand-content`, which is older than the table.
  private static let modes: Set<String> = [
    "audio", "location", "voip", "external-accessory", "bluetooth-central",
    "bluetooth-peripheral", "fetch", "newsstand-content", "remote-notification", "processing",
    "push-to-talk", "nearby-interaction", "workout-processing",
  ]

  /// Extension points whose code the system starts while the device is locked as well. Source:
  /// Apple's pages of `UNNotificationServiceExtension`, WidgetKit, `IntentsRestrictedWhileLocked`
  /// (which alone keeps intents from a locked device) and `NEPacketTunnelProvider`.
  private static let points: [String] = [
    "com.apple.usernotifications.service", "com.apple.widgetkit-extension",
    "com.apple.intents-service", "com.apple.networkextension.",
  ]

  private mutating func lockedWork() throws -> [String] {
    var reasons: [String] = []
    for mode in try info?.strings("UIBackgroundModes") ?? [] {
      if Self.modes.contains(mode) {
        if !reasons.contains("background mode \(mode)") {
          reasons.append("background mode \(mode)")
        }
      } else {
        notes.append(
          "UIBackgroundModes: '\(mode.shortened)' is not a known mode and was not counted")
      }
    }
    if let list = info, try !list.strings("BGTaskSchedulerPermittedIdentifiers").isEmpty {
      reasons.append("background tasks")
    }
    if let point = try info?.dictionary("NSExtension")?.string("NSExtensionPointIdentifier"),
      Self.points.contains(where: point.hasPrefix)
    {
      reasons.append("extension point \(point)")
    }
    let delivery = "com.apple.developer.healthkit.background-delivery"
    if try entitlements?.flag(delivery) == true { reasons.append("HealthKit background delivery") }
    return reasons
  }

  private func defaultProtection() throws -> ProtectionClass? {
    let key = "com.apple.developer.default-data-protection"
    guard let value = try entitlements?.string(key) else { return nil }
    guard let protection = ProtectionClass(named: value) else {
      let hint =
        value.contains("$")
        ? "a build setting: give the entitlements of the built application"
        : "not a class; they are "
          + ProtectionClass.allCases.map(\.attributeValue).joined(separator: " ")
      throw CommandError("\(key): '\(value.shortened)' is \(hint)")
    }
    return protection
  }
}
