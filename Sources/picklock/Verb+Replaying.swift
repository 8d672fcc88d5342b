import Campaign
import CorpusStore
import Foundation
import FuzzSupport

extension Verb {
  static let list = Verb(
    "list", "names the targets, with one sentence each.", usage: "[--json]"
  ) { words in
    let arguments = try Arguments(words, of: "list", flags: ["--json"])
    try arguments.expectNothingElse()
    let targets = try CampaignTarget.all(in: try Session.workspace())
    let width = targets.map(\.name.count).max() ?? 0
    for target in targets {
      if arguments.has("--json") {
        var line = JSONLine()
        line.add("target", target.name)
        line.add("summary", target.summary)
        Console.out(line.text)
      } else {
        Console.out("\(target.name.padded(to: width))  \(target.summary)")
      }
    }
    return 0
  }

  static let replay = Verb(
    "replay", "runs saved inputs without libFuzzer and says what each one did.",
    usage: "TARGET [FILE]... [--json]",
    details: "Without FILE it replays the committed corpus, Corpus/TARGET. Files may be gzipped."
  ) { words in
    let (target, files, json) = try inputs(words, of: "replay", needsFile: false)
    let workspace = try Session.workspace()
    let inputs = files.isEmpty ? try workspace.corpus(of: target).files().map(\.url) : files
    guard !inputs.isEmpty else { throw Refusal("Corpus/\(target) is empty; name a file") }
    let results = try Replayer(target, in: workspace).run(inputs)
    for result in results { Console.out(json ? resultLine(result) : text(result)) }
    return results.contains(where: \.isFinding) ? 1 : 0
  }

  static let show = Verb(
    "show", "prints a saved input as the value it decodes to.", usage: "TARGET FILE [--json]"
  ) { words in
    let (target, files, json) = try inputs(words, of: "show", needsFile: true)
    let replayer = try Replayer(target, in: try Session.workspace())
    for file in files {
      let value = try replayer.show(file)
      var line = JSONLine()
      line.add("file", file.relativePath)
      line.add("value", value)
      Console.out(json ? line.text : value)
    }
    return 0
  }

  static let shrink = Verb(
    "shrink", "makes a crash file as simple as can be, with a Swift test to paste.",
    usage: "TARGET FILE [--json]",
    details: """
      Writes the simplest input beside the file, as FILE.min (not compressed, whatever FILE is).
      Status 1 when it still fails, as it should.
      """
  ) { words in
    let (target, files, json) = try inputs(words, of: "shrink", needsFile: true)
    let workspace = try Session.workspace()
    let replayer = try Replayer(target, in: workspace)
    var status: Int32 = 0
    for file in files {
      guard let result = try replayer.shrink(file) else {
        var line = JSONLine()
        line.add("file", file.relativePath)
        line.add("reproduces", false)
        Console.out(json ? line.text : "\(file.relativePath) does not fail")
        continue
      }
      status = 1
      let plain = file.pathExtension == "gz" ? file.deletingPathExtension() : file
      let smallest = plain.appendingPathExtension("min")
      // Printed first: what a long search found must not depend on a folder that can be written.
      Console.out(
        json
          ? ShrinkText.json(result, file: smallest)
          : ShrinkText.text(result, target: target, file: smallest))
      try InputFile.write(result.bytes, to: smallest)
    }
    return status
  }

  /// `TARGET FILE...`, with every file seen to be readable before anything is built.
  private static func inputs(
    _ words: [String], of verb: String, needsFile: Bool
  ) throws -> (target: String, files: [URL], json: Bool) {
    let arguments = try Arguments(words, of: verb, flags: ["--json"])
    Interruption.install()
    guard let name = arguments.rest.first, !needsFile || arguments.rest.count > 1 else {
      throw Refusal(
        "\(verb) needs a target\(needsFile ? " and a file" : ""); see picklock \(verb) --help")
    }
    let target = try CampaignTarget.select([name], in: try Session.workspace())[0].name
    if arguments.rest.contains("") { throw Refusal("an empty name names no file") }
    let files = arguments.rest.dropFirst().map { URL(filePath: $0) }
    for file in files { _ = try InputFile.read(file) }
    return (target, files, arguments.has("--json"))
  }

  private static func text(_ result: ReplayResult) -> String {
    let head = "\(result.outcome.rawValue.padded(to: 10)) \(result.file.relativePath)"
    let lines = [result.detail, result.value ?? ""].filter { !$0.isEmpty }
    return ([head] + lines.map { "           \($0)" }).joined(separator: "\n")
  }

  private static func resultLine(_ result: ReplayResult) -> String {
    var line = JSONLine()
    line.add("file", result.file.relativePath)
    line.add("outcome", result.outcome.rawValue)
    if !result.detail.isEmpty { line.add("detail", result.detail) }
    line.add("value", result.value)
    return line.text
  }
}
