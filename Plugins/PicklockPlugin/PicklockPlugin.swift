import Foundation
import PackagePlugin

/// `swift package fuzz VERB …`: the command `picklock`, on the package that it is typed in.
@main
struct PicklockPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "picklock").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    process.environment = ProcessInfo.processInfo.environment.merging(
      [
        "PICKLOCK_ROOT": context.package.directoryURL.path,
        "PICKLOCK_COMMAND": "swift package fuzz",
        // SwiftPM holds its lock on `.build` as long as a plugin runs.
        "PICKLOCK_BUILD": ".build/picklock",
      ]
    ) { $1 }
    try process.run()
    process.waitUntilExit()
    // The plugin ends as the command did, so that a script can tell a finding from wrong use.
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      exit(process.terminationReason == .exit ? process.terminationStatus : 2)
    }
  }
}
