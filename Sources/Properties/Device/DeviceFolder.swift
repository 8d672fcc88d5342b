public import DataProtection

/// The directories a sequence uses.
public enum DeviceFolder: UInt8, CaseIterable, Hashable, Sendable {
  /// `/Documents`.
  case documents
  /// `/tmp`.
  case temporary
  /// `/Documents/folder`, which is not there at the start.
  case inner

  /// The path on the device.
  public var path: Path { Self.paths[Int(rawValue)] }

  private static let paths: [Path] = ["/Documents", "/tmp", "/Documents/folder"]
}
