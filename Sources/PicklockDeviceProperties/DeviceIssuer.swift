/// Who acts on a device.
public enum DeviceIssuer: CaseIterable, Hashable, Sendable {
  /// The program under test.
  case application
  /// What happens around it: a lock, a reboot, a backup.
  case system
}
