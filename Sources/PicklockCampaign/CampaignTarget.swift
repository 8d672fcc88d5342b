import Foundation
import PicklockCorpus

/// One folder of `FuzzTargets/`: a property with an entry point for libFuzzer.
public struct CampaignTarget: Hashable, Sendable {
  /// The name of the folder, the product and the property.
  public let name: String
  /// One sentence: the doc comment of the entry point.
  public let summary: String
  /// libFuzzer flags from `FuzzTargets/<Name>.options`, in OSS-Fuzz's own format.
  public let options: [String]

  /// The target with planted bugs, which `doctor` must find; campaigns leave it out unless named.
  public static let canary = "PicklockCanary"

  /// Every target of the package, sorted by name. Throws `CampaignError` where there is none.
  public static func all(in workspace: Workspace) throws -> [CampaignTarget] {
    let folder = workspace.root.appending(path: "FuzzTargets")
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .compactMap { try load($0, from: folder) }
    } catch {
      throw CampaignError("\(folder.path) cannot be read: \(SystemReason.words(for: error))")
    }
  }

  /// The named targets, each once, or every one but the canary when no name is given.
  ///
  /// Throws `CampaignError` that names the unknown target and the known ones.
  public static func select(_ names: [String], in workspace: Workspace) throws -> [CampaignTarget] {
    let all = try all(in: workspace)
    guard !names.isEmpty else { return all.filter { $0.name != canary } }
    var seen: Set<String> = []
    return try names.filter { seen.insert($0).inserted }.map { name in
      guard let target = all.first(where: { $0.name == name }) else {
        let known = all.map(\.name).joined(separator: ", ")
        throw CampaignError("no target named '\(name)'; there are: \(known)")
      }
      return target
    }
  }

  private static func load(_ name: String, from folder: URL) throws -> CampaignTarget? {
    let source = folder.appending(path: "\(name)/\(name).swift")
    guard FileManager.default.fileExists(atPath: source.path) else { return nil }
    let text = try String(contentsOf: source, encoding: .utf8)
    let summary = text.split(separator: "\n").filter { $0.hasPrefix("/// ") }
      .map { $0.dropFirst(4) }.joined(separator: " ")
    let options = folder.appending(path: "\(name).options")
    let flags =
      FileManager.default.fileExists(atPath: options.path)
      ? self.flags(in: try String(contentsOf: options, encoding: .utf8)) : []
    return CampaignTarget(name: name, summary: summary, options: flags)
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
