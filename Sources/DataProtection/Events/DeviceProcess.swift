/// The processes that the model runs: the application's, and that of its extension.
public enum DeviceProcess: UInt8, CaseIterable, Hashable, Sendable {
  /// The application.
  case application
  /// Its extension: a widget, a notification service, a share sheet.
  case appExtension
}
