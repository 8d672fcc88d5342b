/// What is asked about a device that changes nothing.
public indirect enum DeviceQuestion: Hashable, Sendable {
  /// Whether protected data is announced as available.
  case flag
  /// Why a file or directory can or cannot be read.
  case file(DevicePath)
  /// Why a keychain item can or cannot be read.
  case item(KeychainItemID)
  /// What can be read now, and what cannot.
  case access
  /// Why a command would succeed or fail now.
  case command(DeviceCommand)
}
