import DataProtection

/// The directories a sequence uses.
enum DeviceFolder: UInt8, CaseIterable, Hashable, Sendable {
  /// `/Documents`.
  case documents
  /// `/tmp`.
  case temporary
  /// `/Documents/folder`, which is not there at the start.
  case inner

  /// The path on the device.
  var path: DevicePath { Self.paths[Int(rawValue)] }

  /// The directory with that path; nil for a path that sequences do not use.
  init?(_ path: DevicePath) {
    guard let index = Self.paths.firstIndex(of: path) else { return nil }
    self.init(rawValue: UInt8(index))
  }

  private static let paths: [DevicePath] = ["/Documents", "/tmp", "/Documents/folder"]
}
