import DataProtection

/// The names a sequence uses for files: few, so that operations meet.
enum DevicePlace: UInt8, CaseIterable, Hashable, Sendable {
  /// `/Documents/a`.
  case a
  /// `/Documents/b`.
  case b
  /// `/tmp/a`.
  case other
  /// `/Documents/folder/a`, in a directory that has to be made first.
  case inner

  /// The path on the device.
  var path: DevicePath { Self.paths[Int(rawValue)] }

  /// The directory it is in.
  var folder: DeviceFolder {
    switch self {
    case .a, .b: .documents
    case .other: .temporary
    case .inner: .inner
    }
  }

  /// The place with that path; nil for a path that sequences do not use.
  init?(_ path: DevicePath) {
    guard let index = Self.paths.firstIndex(of: path) else { return nil }
    self.init(rawValue: UInt8(index))
  }

  /// Those of the paths that sequences use, in order.
  static func all(in paths: [DevicePath]) -> [DevicePlace] {
    allCases.filter { paths.contains($0.path) }
  }

  private static let paths: [DevicePath] = [
    "/Documents/a", "/Documents/b", "/tmp/a", "/Documents/folder/a",
  ]
}
