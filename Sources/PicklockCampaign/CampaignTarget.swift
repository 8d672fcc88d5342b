import Foundation
import PicklockCorpus

/// An executable of the package that links `PropertyFuzzing`: a property with an entry point for
/// libFuzzer.
public struct CampaignTarget: Hashable, Sendable {
  /// The name of the target, the product and the property.
  public let name: String
  /// One sentence: the doc comment of the entry point.
  public let summary: String
  /// libFuzzer flags from `<Name>.options` beside the target's folder, in OSS-Fuzz's own format.
  public let options: [String]
  /// How a test gets at the property.
  public let entry: EntryPoint

  /// The target with planted bugs, which `doctor` must find; campaigns leave it out unless named.
  /// It comes with this package, whatever package is fuzzed.
  public static let canary = CampaignTarget(
    name: "PicklockCanary", summary: "Holds two planted bugs that every working fuzzer finds.",
    options: [],
    entry: EntryPoint(imports: ["PicklockCanaryProperties"], property: ".canary"))

  /// Every target of the package and the canary, sorted by name. Throws `CampaignError` where there
  /// is none, or where the manifest cannot be read.
  public static func all(in workspace: Workspace) throws -> [CampaignTarget] {
    let found = try PackageManifest.read(in: workspace).fuzzTargets
      .filter { $0.name != canary.name }
    guard !found.isEmpty else {
      throw CampaignError(
        "no target of \(workspace.root.path) links \(PackageManifest.bridge); "
          + "`picklock add NAME` writes one")
    }
    return try (found.map { try load($0, in: workspace) } + [canary]).sorted { $0.name < $1.name }
  }

  /// The named targets, each once, or every one but the canary when no name is given.
  ///
  /// Throws `CampaignError` that names the unknown target and the known ones.
  public static func select(_ names: [String], in workspace: Workspace) throws -> [CampaignTarget] {
    let all = try all(in: workspace)
    guard !names.isEmpty else { return all.filter { $0 != canary } }
    var seen: Set<String> = []
    return try names.filter { seen.insert($0).inserted }.map { name in
      guard let target = all.first(where: { $0.name == name }) else {
        let known = all.map(\.name).joined(separator: ", ")
        throw CampaignError("no target named '\(name)'; there are: \(known)")
      }
      return target
    }
  }

  private static func load(
    _ target: PackageManifest.Target, in workspace: Workspace
  ) throws -> CampaignTarget {
    let folder = workspace.root.appending(path: target.path ?? "Sources/\(target.name)")
    do {
      let source = try entryPoint(in: folder)
      return CampaignTarget(
        name: target.name, summary: source.summary, options: try options(beside: folder),
        entry: EntryPoint(of: target.name, source: source.text))
    } catch {
      throw CampaignError("\(folder.path) cannot be read: \(SystemReason.words(for: error))")
    }
  }

  /// The file with the entry point, and the doc comment above it in one line; empty where there is
  /// none.
  private static func entryPoint(in folder: URL) throws -> (text: String, summary: String) {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    where name.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      guard text.contains("LLVMFuzzerTestOneInput") else { continue }
      let lines = text.split(separator: "\n").filter { $0.hasPrefix("/// ") }
      return (text, lines.map { $0.dropFirst(4) }.joined(separator: " "))
    }
    return ("", "")
  }

  private static func options(beside folder: URL) throws -> [String] {
    let file = folder.appendingPathExtension("options")
    return FileManager.default.fileExists(atPath: file.path)
      ? flags(in: try String(contentsOf: file, encoding: .utf8)) : []
  }

  /// `max_len = 4096` under `[libfuzzer]` is `-max_len=4096`; `#` begins a comment.
  static func flags(in options: String) -> [String] {
    options.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "=", maxSplits: 1)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2, !line.hasPrefix("#") else { return nil }
      return "-\(parts[0])=\(parts[1])"
    }
  }
}
