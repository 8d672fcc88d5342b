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
    guard let folder = Self.allCases.first(where: { $0.path == path }) else { return nil }
    self = folder
  }

  private static let paths: [DevicePath] = ["/Documents", "/tmp", "/Documents/folder"]
}
