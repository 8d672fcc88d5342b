import Campaign
import Foundation
import FuzzSupport

extension Verb {
  private static let longest = 40

  static let coverage = Verb(
    "coverage", "says which lines the committed corpora run, and which functions none does.",
    usage: "[--target NAME]... [--module NAME]... [--json]",
    details: """
        --target NAME  the corpus of this target; may be given several times (all)
        --module NAME  file by file, with the functions that no input runs (a line for each module)
        --json         prints one JSON object a line
      Builds the replay tools with counters, in .build/coverage. Swift's compiler counts regions,
      the stretches of code between two branches, and not the branches themselves.
      """
  ) { words in
    let arguments = try Arguments(
      words, of: "coverage", flags: ["--json"], values: ["--target", "--module"])
    try arguments.expectNothingElse()
    let workspace = try Session.workspace()
    let named = arguments.all("--target")
    let targets =
      named.isEmpty
      ? try CampaignTarget.all(in: workspace) : try CampaignTarget.select(named, in: workspace)
    let sources = try modules(in: workspace)
    for module in arguments.all("--module") where !sources.contains(module) {
      throw Refusal("no module '\(module)'; there are: \(sources.sorted().joined(separator: ", "))")
    }
    Interruption.install()
    let report = try CoverageMeter(workspace).measure(targets) { step in
      Console.error("picklock: \(step)")
    }
    for module in arguments.all("--module") where !report.modules.contains(module) {
      throw Refusal(
        "no target runs a module '\(module)'; there are: "
          + report.modules.joined(separator: ", "))
    }
    let json = arguments.has("--json")
    let modules = arguments.all("--module")
    for module in modules { show(module, report, json: json) }
    for module in modules.isEmpty ? report.modules : [] {
      let (lines, regions) = report.total(module)
      emit(module, nil, lines, regions, json: json)
    }
    return 0
  }

  /// Named by their folders, so that a slip is told before anything is built.
  private static func modules(in workspace: Workspace) throws -> [String] {
    let sources = workspace.root.appending(path: "Sources")
    let parts = sources.appending(path: "Properties")
    return try FileManager.default.contentsOfDirectory(atPath: sources.path)
      + FileManager.default.contentsOfDirectory(atPath: parts.path)
      .filter { !$0.hasSuffix(".swift") }.map { $0 + "Properties" }
  }

  private static func show(_ module: String, _ report: CoverageReport, json: Bool) {
    for file in report.files where file.module == module {
      emit(module, file.path, file.lines, file.regions, json: json)
    }
    for folder in report.folders(of: module) {
      let (lines, regions) = report.total(module, under: folder)
      emit(module, folder, lines, regions, json: json)
    }
    let (lines, regions) = report.total(module)
    emit(module, nil, lines, regions, json: json)
    let functions = report.functionsNotRun.filter { $0.module == module }
    if !json, !functions.isEmpty { Console.out("\nno input runs:") }
    for function in functions.prefix(longest) {
      if json {
        var line = JSONLine()
        line.add("module", module)
        line.add("file", function.path)
        line.add("line", function.line)
        line.add("not_run", function.name)
        Console.out(line.text)
      } else {
        Console.out("  \(function.path):\(function.line)  \(function.name)")
      }
    }
    if functions.count > longest, !json {
      Console.out("  and \(functions.count - longest) more")
    }
  }

  private static func emit(
    _ module: String, _ path: String?, _ lines: CoverageReport.Count,
    _ regions: CoverageReport.Count, json: Bool
  ) {
    guard json else {
      return Console.out(
        (path ?? module).padded(to: 44) + column("lines", lines) + column("regions", regions))
    }
    var line = JSONLine()
    line.add("module", module)
    line.add("file", path)
    line.add("lines", lines.all)
    line.add("lines_run", lines.run)
    line.add("regions", regions.all)
    line.add("regions_run", regions.run)
    Console.out(line.text)
  }

  private static func column(_ name: String, _ count: CoverageReport.Count) -> String {
    let tenths = Int((count.percent * 10).rounded(.down))
    let percent = "\(tenths / 10).\(tenths % 10) %".flushedRight(to: 8)
    let share = "\(count.run.grouped) of \(count.all.grouped)".flushedRight(to: 16)
    return "  \(name)\(percent)\(share)"
  }
}
