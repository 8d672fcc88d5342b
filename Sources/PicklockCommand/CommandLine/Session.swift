import Foundation
import PicklockCampaign
import PicklockCommandLine

/// What every verb needs to know about the package and the machine.
enum Session {
  /// The package: where the script says it is, else the nearest folder above with a manifest.
  static func workspace(state: String? = nil) throws -> Workspace {
    let environment = ProcessInfo.processInfo.environment
    var root = URL(
      filePath: environment["PICKLOCK_ROOT"] ?? FileManager.default.currentDirectoryPath)
    while !FileManager.default.fileExists(atPath: root.appending(path: "Package.swift").path) {
      guard root.path != "/" else {
        throw CommandError("there is no Package.swift here or in a folder above")
      }
      root = root.deletingLastPathComponent()
    }
    return Workspace(
      root: root.standardizedFileURL, state: state.map { URL(filePath: $0) },
      buildFolder: environment["PICKLOCK_BUILD"] ?? ".build")
  }

  /// How the user calls this command, for what it prints to be typed.
  static var command: String {
    ProcessInfo.processInfo.environment["PICKLOCK_COMMAND"] ?? "swift run -c release picklock"
  }

  static var processors: Int { ProcessInfo.processInfo.activeProcessorCount }
}
