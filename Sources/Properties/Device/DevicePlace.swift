public import DataProtection

/// The names a sequence uses for files: few, so that operations meet.
public enum DevicePlace: UInt8, CaseIterable, Hashable, Sendable {
  /// `/Documents/a`.
  case a
  /// `/Documents/b`.
  case b
  /// `/tmp/a`.
  case other
  /// `/Documents/folder/a`, in a directory that has to be made first.
  case inner

  /// The path on the device.
  public var path: Path { Self.paths[Int(rawValue)] }

  /// The directory it is in.
  public var folder: DeviceFolder {
    switch self {
    case .a, .b: .documents
    case .other: .temporary
    case .inner: .inner
    }
  }

  private static let paths: [Path] = [
    "/Documents/a", "/Documents/b", "/tmp/a", "/Documents/folder/a",
  ]
}
