public import Foundation

/// The Swift toolchain on the PATH, found once.
public struct Toolchain: Sendable {
  /// The `swift` command.
  public let swift: URL

  /// Throws `CampaignError` where there is no `swift`.
  public init() throws {
    guard let swift = Self.find("swift") else {
      throw CampaignError(
        "no swift on the PATH; install Swift 6.2 or newer from https://www.swift.org/install/")
    }
    self.swift = swift
  }

  /// The toolchain's own symbolizer, else the system's: it turns a crash into a place.
  var symbolizer: URL? {
    tool("llvm-symbolizer") ?? Self.find("llvm-symbolizer")
  }

  /// A tool of the toolchain itself; nil where it has none. Another toolchain's would not do: the
  /// formats of profiles differ between versions.
  func tool(_ name: String) -> URL? {
    let beside = swift.resolvingSymlinksInPath().deletingLastPathComponent().appending(path: name)
    return FileManager.default.isExecutableFile(atPath: beside.path) ? beside : nil
  }

  private static func find(_ name: String) -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(filePath: String($0)).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
