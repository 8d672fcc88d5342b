import Foundation
import PicklockCampaign
import PicklockCommandLine
import PicklockCorpus
import PropertyFuzzing

extension Verb {
  static let list = Verb(
    "list", "names the targets, with one sentence each.", reports: .facts
  ) { arguments, output in
    try arguments.expectNothingElse()
    let targets = try CampaignTarget.all(in: try Session.workspace())
    let width = targets.map(\.name.count).max() ?? 0
    for target in targets {
      output.report(
        text: { "\(target.name.padded(to: width))  \(target.summary)" },
        fields: { line in
          line.add("target", target.name)
          line.add("summary", target.summary)
        })
    }
    return 0
  }

  static let replay = Verb(
    "replay", "runs saved inputs without libFuzzer and says what each one did.",
    operands: "TARGET [FILE]...", reports: .verdicts,
    details: "Without FILE it replays the committed corpus, Corpus/TARGET. Files may be gzipped."
  ) { arguments, output in
    let (target, files) = try inputs(arguments, of: "replay", needsFile: false)
    let workspace = try Session.workspace()
    let inputs = files.isEmpty ? try workspace.corpus(of: target.name).files().map(\.url) : files
    guard !inputs.isEmpty else { throw CommandError("Corpus/\(target.name) is empty; name a file") }
    let results = try Replayer(target.name, in: workspace).run(inputs)
    for result in results { report(result, of: target.name, output) }
    return results.contains(where: \.isFinding) ? 1 : 0
  }

  static let show = Verb(
    "show", "prints a saved input as the value it decodes to.", operands: "TARGET FILE...",
    reports: .facts
  ) { arguments, output in
    let (target, files) = try inputs(arguments, of: "show", needsFile: true)
    let replayer = try Replayer(target.name, in: try Session.workspace())
    for file in files {
      let value = try replayer.show(file)
      output.report(
        text: { value },
        fields: { line in
          line.add("file", file.relativePath)
          line.add("value", value)
        })
    }
    return 0
  }

  static let shrink = Verb(
    "shrink", "makes a crash file as simple as can be, with a Swift test to paste.",
    operands: "TARGET FILE...", reports: .facts,
    details: """
      Writes the simplest input beside the file, as FILE.min (not compressed, whatever FILE is).
      Status 1 when it still fails, as it should.
      """
  ) { arguments, output in
    let (target, files) = try inputs(arguments, of: "shrink", needsFile: true)
    let workspace = try Session.workspace()
    let replayer = try Replayer(target.name, in: workspace)
    var status: Int32 = 0
    for file in files {
      guard let result = try replayer.shrink(file) else {
        output.report(
          text: { "\(file.relativePath) does not fail" },
          fields: { line in
            line.add("file", file.relativePath)
            line.add("reproduces", false)
          })
        continue
      }
      status = 1
      let plain = file.pathExtension == "gz" ? file.deletingPathExtension() : file
      let smallest = plain.appendingPathExtension("min")
      // Printed first: what a long search found must not depend on a folder that can be written.
      output.report(
        text: { ShrinkText.text(result, target: target, file: smallest) },
        fields: { ShrinkText.add(result, file: smallest, to: &$0) })
      try InputFile.write(result.bytes, to: smallest)
    }
    return status
  }

  /// `TARGET FILE...`, with every file seen to be readable before anything is built.
  private static func inputs(
    _ arguments: Arguments, of verb: String, needsFile: Bool
  ) throws -> (target: CampaignTarget, files: [URL]) {
    Interruption.install()
    guard let name = arguments.rest.first, !needsFile || arguments.rest.count > 1 else {
      throw arguments.wrong("\(verb) needs a target\(needsFile ? " and a file" : "")")
    }
    let target = try CampaignTarget.select([name], in: try Session.workspace())[0]
    if arguments.rest.contains("") { throw CommandError("an empty name names no file") }
    let files = arguments.rest.dropFirst().map { URL(filePath: $0) }
    for file in files { _ = try InputFile.read(file) }
    return (target, files)
  }

  private static func report(_ result: ReplayResult, of target: String, _ output: Output) {
    let path = result.file.relativePath
    let outcome: Verdict.Outcome =
      switch result.outcome {
      case .passed: .passed
      case .discarded: .skipped(result.detail)
      case .failed, .trapped: .failed(result.detail, detail: result.value ?? "")
      }
    output.report(
      Verdict(group: target, name: path, outcome: outcome),
      text: {
        let head = "\(result.outcome.rawValue.padded(to: 10)) \(path)"
        let lines = [result.detail, result.value ?? ""].filter { !$0.isEmpty }
        return ([head] + lines.map { "           \($0)" }).joined(separator: "\n")
      },
      fields: { line in
        line.add("file", path)
        line.add("outcome", result.outcome.rawValue)
        if !result.detail.isEmpty { line.add("detail", result.detail) }
        line.add("value", result.value)
      })
  }
}
