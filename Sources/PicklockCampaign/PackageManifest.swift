import Foundation
import PicklockSystem

/// What a package's manifest says of its targets, as far as fuzzing has a use for it.
struct PackageManifest: Decodable {
  /// A target, as `swift package dump-package` prints it.
  struct Target: Decodable {
    let name: String
    let type: String
    /// The folder of its sources; nil for `Sources/<name>`.
    let path: String?
    let dependencies: [Dependency]
  }

  /// What a target links: `{"byName": ["X", null]}`, `{"product": ["X", …]}` or `{"target": …}`.
  struct Dependency: Decodable {
    let name: String?

    init(from decoder: any Decoder) throws {
      let kinds = try decoder.singleValueContainer().decode([String: [Word]].self)
      name = kinds.values.first?.first?.text
    }

    /// A text; whatever else stands in its place says nothing here.
    private struct Word: Decodable {
      let text: String?

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // A condition or a nil is no name, and no error either.
        do { text = try container.decode(String.self) } catch { text = nil }
      }
    }
  }

  let targets: [Target]

  /// The executables that link the bridge to libFuzzer.
  var fuzzTargets: [Target] {
    targets.filter { target in
      target.type == "executable" && target.dependencies.contains { $0.name == Self.bridge }
    }
  }

  /// The module that a fuzz target imports.
  static let bridge = "PropertyFuzzing"

  /// What the manifest of a package says now. Throws `CampaignError` with the errors of a manifest
  /// that does not compile.
  static func read(in workspace: Workspace) throws -> PackageManifest {
    let scratch = try ScratchFolder()
    // A folder of its own, so that it waits for no build. The manifest's warnings go to standard
    // error, so they stand in the log with the answer.
    let child = try ChildProcess(
      try Toolchain().swift, ["package", "--scratch-path", ".build/picklock", "dump-package"],
      folder: workspace.root,
      log: scratch.url.appending(path: "log"))
    let ending = child.wait(pollEvery: .milliseconds(5))
    if Interruption.isRequested { throw CampaignError("interrupted") }
    let log = try child.output()
    guard ending.isSuccess, let start = log.firstRange(of: "{\n")?.lowerBound else {
      throw CampaignError(
        "the manifest in \(workspace.root.path) cannot be read:", log: Builder.errors(in: log))
    }
    do {
      return try JSONDecoder().decode(PackageManifest.self, from: Data(log[start...].utf8))
    } catch {
      throw CampaignError("swift package dump-package printed something else:", log: "\(error)")
    }
  }
}
