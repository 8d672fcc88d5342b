import CorpusStore
public import Foundation

/// Runs saved inputs in a target's replay tool, a child that may die of them.
public struct Replayer {
  /// Seconds that one child may take. Stops an input that never ends.
  public static let limit: Duration = .seconds(120)

  private let workspace: Workspace
  private let target: String
  private let tool: URL
  private let environment: [String: String]

  /// Builds the replay tool of a target. Throws `Refusal`.
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
    try workspace.make(workspace.state.appending(path: "logs"))
  }

  /// Runs each file and says what it did, also when it kills the process.
  ///
  /// Throws `CorpusError` for a file that cannot be read, before any is run.
  public func run(_ files: [URL]) throws -> [ReplayResult] {
    try withPlainCopies(of: files) { copies in
      var results: [ReplayResult] = []
      while results.count < copies.count {
        let rest = copies[results.count...].map(\.path)
        let (lines, ending) = try call(["run"] + rest)
        for line in lines {
          guard let text = line.outcome, let outcome = ReplayResult.Outcome(rawValue: text),
            results.count < files.count
          else { continue }
          let detail = line.failure ?? line.reason ?? ""
          results.append(
            ReplayResult(
              file: files[results.count], outcome: outcome, detail: detail, value: line.value))
        }
        guard results.count < copies.count else { break }
        guard case .killed(let signal) = ending else {
          throw Refusal("\(target)'s replay tool ended early with \(ending)")
        }
        let copy = copies[results.count]
        let value = try call(["show", copy.path]).lines.first?.value
        results.append(
          ReplayResult(
            file: files[results.count], outcome: .trapped, detail: Self.name(ofSignal: signal),
            value: value))
      }
      return results
    }
  }

  /// The input as the value it decodes to. Throws `CorpusError`, `Refusal`.
  public func show(_ file: URL) throws -> String {
    try withPlainCopies(of: [file]) { copies in
      guard let value = try call(["show", copies[0].path]).lines.first?.value else {
        throw Refusal("\(target)'s replay tool printed nothing for \(file.relativePath)")
      }
      return value
    }
  }

  /// The simplest input that fails in the same way; nil when this one does not fail.
  ///
  /// An input that kills the process is shrunk by running each candidate in a process of its own.
  public func shrink(_ file: URL) throws -> ShrinkResult? {
    let traps = try run([file]).first?.outcome == .trapped
    return try withPlainCopies(of: [file]) { copies in
      let mode = traps ? ["--isolated"] : []
      let (lines, ending) = try call(["shrink"] + mode + [copies[0].path])
      guard let line = lines.first(where: { $0.bytes != nil }) else {
        guard case .exited(0) = ending else {
          throw Refusal("\(target)'s replay tool ended with \(ending) while shrinking")
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
    _ arguments: [String]
  ) throws -> (lines: [ReplayLine], ending: ChildProcess.Ending) {
    let child = try ChildProcess(
      tool, ["--json"] + arguments, environment: environment, folder: workspace.root,
      log: workspace.log(of: "\(target)-replay"))
    let ending = child.wait(limit: Self.limit)
    if Interruption.isRequested { throw Refusal("interrupted") }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let lines = try child.output().split(separator: "\n").filter { $0.hasPrefix("{") }
      .map { try decoder.decode(ReplayLine.self, from: Data($0.utf8)) }
    return (lines, ending)
  }

  /// Inflated copies in a folder of their own, which is gone afterwards.
  private func withPlainCopies<Result>(
    of files: [URL], _ body: ([URL]) throws -> Result
  ) throws -> Result {
    let inputs = try files.map { try InputFile.read($0) }
    let folder = workspace.state.appending(path: "replay/\(UUID().uuidString)")
    try workspace.make(folder)
    defer { removeOrLeave(folder) }
    var copies: [URL] = []
    for (index, bytes) in inputs.enumerated() {
      let copy = folder.appending(path: "\(index)")
      try InputFile.write(bytes, to: copy)
      copies.append(copy)
    }
    return try body(copies)
  }

  private func removeOrLeave(_ folder: URL) {
    do { try FileManager.default.removeItem(at: folder) } catch {
      // A copy that stays behind costs a little space and nothing else.
    }
  }

  private static func bytes(hexadecimal text: String) -> [UInt8] {
    let digits = text.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map {
      UInt8(digits[$0] << 4 | digits[$0 + 1])
    }
  }

  static func name(ofSignal number: Int32) -> String {
    let names: [Int32: String] = [
      SIGILL: "SIGILL, a Swift trap", SIGTRAP: "SIGTRAP, a Swift trap", SIGSEGV: "SIGSEGV",
      SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGKILL: "SIGKILL: out of memory or out of time",
    ]
    return names[number] ?? "signal \(number)"
  }
}
