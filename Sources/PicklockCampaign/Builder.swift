public import Foundation
import PicklockSystem

/// Builds the targets, quietly: only a failure is shown.
public struct Builder: Sendable {
  /// What a build of a target is for.
  public enum Flavour: String, CaseIterable, Sendable {
    /// A libFuzzer binary with AddressSanitizer: what campaigns run.
    case fuzz
    /// A libFuzzer binary without AddressSanitizer: to see what the sanitizer costs.
    case bare = "fuzz-bare"
    /// An ordinary program that replays saved inputs.
    case replay
    /// The same, which counts what it runs: for `CoverageMeter`.
    case coverage

    /// What makes the build, in a workspace whose ordinary builds go to `buildFolder`.
    ///
    /// The two sanitizers go to the compiler in one flag: given to SwiftPM as two they travel
    /// through an unordered set and all but the last are dropped, silently.
    func flags(_ buildFolder: String) -> [String] {
      switch self {
      case .fuzz: fuzzing("fuzzer,address")
      case .bare: fuzzing("fuzzer")
      case .replay: ["--scratch-path", buildFolder]
      case .coverage:
        [
          "-Xswiftc", "-profile-generate", "-Xswiftc", "-profile-coverage-mapping",
          "--scratch-path", ".build/\(rawValue)",
        ]
      }
    }

    private func fuzzing(_ sanitizers: String) -> [String] {
      [
        "--sanitize=fuzzer", "-Xswiftc", "-sanitize=\(sanitizers)", "-Xswiftc", "-DFUZZING",
        "-Xswiftc", "-use-ld=lld", "--scratch-path", ".build/\(rawValue)",
      ]
    }

    fileprivate func folder(_ buildFolder: String) -> String {
      self == .replay ? "\(buildFolder)/release" : ".build/\(rawValue)/release"
    }
  }

  private let workspace: Workspace
  private let toolchain: Toolchain

  /// A builder for a workspace. Throws `CampaignError` where there is no toolchain.
  public init(_ workspace: Workspace) throws {
    self.workspace = workspace
    toolchain = try Toolchain()
  }

  /// Builds one target and returns its binary.
  ///
  /// Throws `CampaignError` that carries the compiler's own errors when it does not build.
  public func build(_ target: String, _ flavour: Flavour) throws -> URL {
    let scratch = try ScratchFolder()
    let child = try ChildProcess(
      toolchain.swift,
      ["build", "-c", "release", "--product", target] + flavour.flags(workspace.buildFolder),
      folder: workspace.root, log: scratch.url.appending(path: "log"))
    let ending = child.wait(pollEvery: .milliseconds(20))
    if Interruption.isRequested { throw CampaignError("interrupted while building \(target)") }
    guard ending.isSuccess else {
      let log = try child.output()
      guard !log.isEmpty else {
        throw CampaignError(
          "\(target) does not build and nothing says why: is the disk of \(scratch.url.path) full?")
      }
      throw CampaignError("\(target) does not build:", log: Self.errors(in: log))
    }
    return workspace.root.appending(path: "\(flavour.folder(workspace.buildFolder))/\(target)")
  }

  /// The lines of a build log that matter; all of it when none does.
  static func errors(in log: String) -> String {
    var seen: Set<Substring> = []
    let errors = log.split(separator: "\n")
      .filter { $0.contains("error:") && seen.insert($0).inserted }
    return (errors.isEmpty ? log.split(separator: "\n").suffix(20) : errors[...])
      .joined(separator: "\n")
  }
}
