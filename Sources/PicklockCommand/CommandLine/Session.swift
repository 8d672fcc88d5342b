import Foundation
import PicklockCampaign
import PicklockCommandLine

/// What every verb needs to know about the package and the machine.
enum Session {
  /// The package: where the script says it is, else the nearest folder above with a `FuzzTargets`.
  static func workspace(state: String? = nil) throws -> Workspace {
    let environment = ProcessInfo.processInfo.environment
    var root = URL(
      filePath: environment["PICKLOCK_ROOT"] ?? FileManager.default.currentDirectoryPath)
    while !FileManager.default.fileExists(atPath: root.appending(path: "FuzzTargets").path) {
      guard root.path != "/" else {
        throw CommandError("no Picklock package here; run the ./picklock script at its root")
      }
      root = root.deletingLastPathComponent()
    }
    return Workspace(root: root.standardizedFileURL, state: state.map { URL(filePath: $0) })
  }

  static var processors: Int { ProcessInfo.processInfo.activeProcessorCount }
}
