public import Foundation
import PicklockCorpus
import PicklockSystem
import PropertyFuzzing

/// Runs saved inputs in a target's replay tool, a child that may die of them.
public struct Replayer {
  /// How long one child may take apart from the inputs that it runs. Stops a search without end.
  public static let limit: Duration = .seconds(120)
  /// Seconds that one input may take. Stops an input that never ends.
  static let secondsEach = 30
  /// Inputs given to one child. Stops a large corpus from passing the system's longest command.
  static let filesAtOnce = 500

  private let workspace: Workspace
  private let target: String
  private let tool: URL
  private let environment: [String: String]

  /// Builds the replay tool of a target. Throws `CampaignError`.
  public init(_ target: String, in workspace: Workspace) throws {
    self.workspace = workspace
    self.target = target
    tool = try Builder(workspace).build(target, .replay)
    environment = [:]
  }

  /// A tool that is built already.
  init(_ target: String, tool: URL, in workspace: Workspace, environment: [String: String] = [:])
    throws
  {
    self.workspace = workspace
    self.target = target
    self.tool = tool
    self.environment = environment
  }

  /// Runs each file and says what it did, also when it kills the process.
  ///
  /// Throws `CorpusError` for a file that cannot be read, before any is run.
  public func run(_ files: [URL]) throws -> [ReplayResult] {
    try withPlainCopies(of: files) { folder, copies in
      var results: [ReplayResult] = []
      while results.count < copies.count {
        let begun = results.count
        let part = copies[begun...].prefix(Self.filesAtOnce).map(\.path)
        let (lines, ending) = try call(["run"] + part, in: folder)
        results += zip(files[begun...], lines.filter { $0.outcome != nil }.prefix(part.count))
          .compactMap(Self.result)
        guard results.count < begun + part.count else { continue }
        // The next one was announced, and ended the process.
        guard lines.last?.running != nil else {
          throw CampaignError("\(target)'s replay tool \(ending)")
        }
        let copy = copies[results.count]
        let value = try call(["show", copy.path], in: folder).lines.first?.value
        results.append(
          ReplayResult(
            file: files[results.count], outcome: .trapped, detail: Self.detail(of: ending),
            value: value))
      }
      return results
    }
  }

  private static func result(_ file: URL, _ line: ReplayLine) -> ReplayResult? {
    line.outcome.flatMap(ReplayResult.Outcome.init(rawValue:)).map {
      ReplayResult(
        file: file, outcome: $0, detail: line.failure ?? line.reason ?? "", value: line.value)
    }
  }

  /// The input as the value it decodes to. Throws `CorpusError`, `CampaignError`.
  public func show(_ file: URL) throws -> String {
    try withPlainCopies(of: [file]) { folder, copies in
      guard let value = try call(["show", copies[0].path], in: folder).lines.first?.value else {
        throw CampaignError("\(target)'s replay tool printed nothing for \(file.relativePath)")
      }
      return value
    }
  }

  /// The simplest input that fails in the same way; nil when this one does not fail.
  ///
  /// An input that kills the process is shrunk by running each candidate in a process of its own.
  public func shrink(_ file: URL) throws -> ShrinkResult? {
    let traps = try run([file]).first?.outcome == .trapped
    return try withPlainCopies(of: [file]) { folder, copies in
      let mode = traps ? ["--isolated"] : []
      let (lines, ending) = try call(["shrink"] + mode + [copies[0].path], in: folder)
      guard let line = lines.first(where: { $0.bytes != nil }) else {
        guard case .exitCode(0) = ending else {
          throw CampaignError(
            "\(target)'s replay tool \(ending) while shrinking \(file.relativePath)")
        }
        return nil
      }
      return ShrinkResult(
        value: line.value ?? "", original: line.original ?? "", failure: line.failure ?? "",
        kind: line.kind ?? "", bytes: Self.bytes(hexadecimal: line.bytes ?? ""),
        evaluations: line.evaluations ?? 0, isProvenMinimal: line.provenMinimal ?? false,
        explanation: (line.explanation ?? "").split(separator: "\n").map(String.init),
        reproduction: line.reproduction ?? "")
    }
  }

  private func call(
    _ arguments: [String], in folder: ScratchFolder
  ) throws -> (lines: [ReplayLine], ending: TerminationStatus) {
    let bounds = [
      HarnessEnvironment.supervisor: "\(ProcessInfo.processInfo.processIdentifier)",
      HarnessEnvironment.seconds: "\(Self.secondsEach)",
    ]
    let child = try ChildProcess(
      tool, arguments.prefix(1) + ["--json"] + arguments.dropFirst(),
      environment: bounds.merging(environment) { $1 },
      folder: workspace.root, log: folder.url.appending(path: "log"))
    let ending = child.wait(limit: Self.limit + .seconds(Self.secondsEach * arguments.count))
    if Interruption.isRequested { throw CampaignError("interrupted") }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let lines = try child.output().split(separator: "\n").compactMap { line -> ReplayLine? in
      guard line.hasPrefix("{") else { return nil }
      // A line that is none of ours was printed by the code under test.
      do { return try decoder.decode(ReplayLine.self, from: Data(line.utf8)) } catch { return nil }
    }
    return (lines, ending)
  }

  /// Inflated copies, and the log of what is run on them, in a folder that is gone afterwards.
  private func withPlainCopies<Result>(
    of files: [URL], _ body: (ScratchFolder, [URL]) throws -> Result
  ) throws -> Result {
    let inputs = try files.map { try InputFile.read($0) }
    let folder = try ScratchFolder()
    var copies: [URL] = []
    for (index, bytes) in inputs.enumerated() {
      let copy = folder.url.appending(path: "\(index)")
      try InputFile.write(bytes, to: copy)
      copies.append(copy)
    }
    return try body(folder, copies)
  }

  private static func bytes(hexadecimal text: String) -> [UInt8] {
    let digits = text.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map {
      UInt8(digits[$0] << 4 | digits[$0 + 1])
    }
  }

  /// What an input did to its process.
  private static func detail(of ending: TerminationStatus) -> String {
    switch ending {
    case .signal(SIGALRM): "no end within \(secondsEach) s"
    case .signal(let number): TerminationStatus.name(ofSignal: number) + (causes[number] ?? "")
    case .exitCode(let status): "ended the process by itself, with status \(status)"
    }
  }

  /// What a signal most often means, after its name.
  private static let causes: [Int32: String] = [
    SIGILL: ", a Swift trap", SIGTRAP: ", a Swift trap", SIGKILL: ": out of memory or out of time",
  ]
}
