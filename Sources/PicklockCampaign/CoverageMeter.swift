import Foundation
import PicklockCorpus
import PicklockSystem

/// Measures what the committed corpora run: builds the replay tools with counters, replays every
/// seed and crash file, and lets the toolchain's own tools add it up.
public struct CoverageMeter {
  private let workspace: Workspace
  private let cover: URL
  private let merge: URL
  private let demangler: URL?
  /// Profiles, and what the tools print.
  private let scratch: ScratchFolder

  /// A meter for a workspace. Throws `CampaignError` where the toolchain lacks a tool.
  public init(_ workspace: Workspace) throws {
    self.workspace = workspace
    let toolchain = try Toolchain()
    guard let cover = toolchain.tool("llvm-cov"), let merge = toolchain.tool("llvm-profdata") else {
      throw CampaignError(
        "no llvm-cov and llvm-profdata beside \(toolchain.swift.path); install a whole toolchain "
          + "from https://www.swift.org/install/")
    }
    (self.cover, self.merge) = (cover, merge)
    demangler = toolchain.tool("swift-demangle")
    scratch = try ScratchFolder()
  }

  /// What the corpora of `targets` run together; `tell` says what is being done.
  ///
  /// Throws `CampaignError`; `CorpusError` for a corpus that cannot be read.
  public func measure(
    _ targets: [CampaignTarget], tell: (String) -> Void
  ) throws -> CoverageReport {
    let builder = try Builder(workspace)
    var tools: [URL] = []
    for target in targets {
      tell("building \(target.name)")
      tools.append(try builder.build(target.name, .coverage))
    }
    for (target, tool) in zip(targets, tools) {
      tell("replaying \(target.name)")
      try replay(target.name, tool)
    }
    tell("adding up")
    let profile = try merged(of: targets)
    let sources = workspace.root.appending(path: "Sources").path
    let text = try call(
      cover,
      ["export", tools[0].path, "-instr-profile=\(profile.path)"]
        + tools.dropFirst().flatMap { ["-object", $0.path] } + [sources], "cover")
    let export: CoverageExport
    do {
      export = try JSONDecoder().decode(CoverageExport.self, from: Data(text.utf8))
    } catch {
      throw CampaignError("llvm-cov's output is not understood: \(error)")
    }
    return try readable(export.report(under: sources))
  }

  /// Each process leaves a profile of its own; one that a seed kills leaves none.
  private func replay(_ name: String, _ tool: URL) throws {
    let files = try workspace.corpus(of: name).files().map(\.url)
    guard !files.isEmpty else { return }
    let profiles = scratch.url.appending(path: "\(name)-%p.profraw").path
    _ = try Replayer(name, tool: tool, in: workspace, environment: ["LLVM_PROFILE_FILE": profiles])
      .run(files)
  }

  private func merged(of targets: [CampaignTarget]) throws -> URL {
    let profiles = try FileManager.default.contentsOfDirectory(atPath: scratch.url.path).sorted()
      .filter { $0.hasSuffix(".profraw") }.map { scratch.url.appending(path: $0).path }
    guard !profiles.isEmpty else {
      throw CampaignError(
        "no corpus to replay: \(targets.map { "Corpus/" + $0.name }.joined(separator: ", "))")
    }
    let profile = scratch.url.appending(path: "all.profdata")
    _ = try call(merge, ["merge", "-sparse"] + profiles + ["-o", profile.path], "merge")
    return profile
  }

  /// What a tool printed. Throws `CampaignError` where it fails.
  private func call(_ tool: URL, _ arguments: [String], _ log: String) throws -> String {
    let child = try ChildProcess(
      tool, arguments, folder: workspace.root, log: scratch.url.appending(path: "\(log).log"))
    let ending = child.wait(limit: .seconds(300))
    if Interruption.isRequested { throw CampaignError("interrupted") }
    let output = try child.output()
    guard ending.isSuccess else {
      let first = output.split(separator: "\n").first.map(String.init) ?? "it says nothing"
      throw CampaignError("\(tool.lastPathComponent) failed: \(first)")
    }
    // Its remarks come before the object that is the whole of its output.
    return output.firstIndex(of: "{").map { String(output[$0...]) } ?? output
  }

  /// Names of functions as people write them, without closures: their functions stand for them.
  private func readable(_ report: CoverageReport) throws -> CoverageReport {
    guard let demangler, !report.functionsNotRun.isEmpty else { return report }
    let names = try call(
      demangler, ["--compact", "--simplified"] + report.functionsNotRun.map(\.name), "demangle"
    ).split(separator: "\n", omittingEmptySubsequences: false)
    var report = report
    report.functionsNotRun = zip(report.functionsNotRun, names).compactMap { function, name in
      let parts = ["closure #", "implicit closure", "autoclosure", "default argument"]
      guard !parts.contains(where: { name.contains($0) }) else { return nil }
      var function = function
      function.name = String(name)
      return function
    }
    return report
  }
}
