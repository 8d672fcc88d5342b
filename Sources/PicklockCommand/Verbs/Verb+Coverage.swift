import Foundation
import PicklockCampaign
import PicklockCommandLine
import PropertyFuzzing

extension Verb {
  private static let longest = 40

  private static let targetOption = CommandOption(
    "--target", takes: "NAME", repeats: true,
    "the corpus of this target; may be given several times (all)")
  private static let moduleOption = CommandOption(
    "--module", takes: "NAME", repeats: true,
    "file by file, with the functions that no input runs (a line for each module)")

  static let coverage = Verb(
    "coverage", "says which lines the committed corpora run, and which functions none does.",
    options: [targetOption, moduleOption], reports: .facts,
    details: """
      Builds the replay tools with counters, in .build/coverage. Swift's compiler counts regions,
      the stretches of code between two branches, and not the branches themselves.
      """
  ) { arguments, output in
    try arguments.expectNothingElse()
    let workspace = try Session.workspace()
    let named = arguments.all(targetOption)
    let targets =
      named.isEmpty
      ? try CampaignTarget.all(in: workspace) : try CampaignTarget.select(named, in: workspace)
    let modules = arguments.all(moduleOption)
    try expect(modules, among: try sources(in: workspace).sorted(), "no module")
    Interruption.install()
    let report = try CoverageMeter(workspace).measure(targets) { step in
      output.console.error("picklock: \(step)")
    }
    try expect(modules, among: report.modules, "no target runs a module")
    for module in modules { show(module, report, output) }
    for module in modules.isEmpty ? report.modules : [] {
      emit(module, nil, report.total(module), output)
    }
    return 0
  }

  private static func expect(
    _ modules: [String], among known: [String], _ complaint: String
  ) throws(CommandError) {
    for module in modules where !known.contains(module) {
      throw CommandError(
        "\(complaint) '\(module)'; there are: \(known.joined(separator: ", "))")
    }
  }

  /// Named by their folders, so that a slip is told before anything is built.
  private static func sources(in workspace: Workspace) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: workspace.root.appending(path: "Sources").path)
  }

  private static func show(_ module: String, _ report: CoverageReport, _ output: Output) {
    for file in report.files where file.module == module {
      emit(module, file.path, (file.lines, file.regions), output)
    }
    for folder in report.folders(of: module) {
      emit(module, folder, report.total(module, under: folder), output)
    }
    emit(module, nil, report.total(module), output)
    let functions = report.functionsNotRun.filter { $0.module == module }
    if !functions.isEmpty { output.note("\nno input runs:") }
    for function in functions.prefix(longest) {
      output.report(
        text: { "  \(function.path):\(function.line)  \(function.name)" },
        fields: { line in
          line.add("module", module)
          line.add("file", function.path)
          line.add("line", function.line)
          line.add("not_run", function.name)
        })
    }
    if functions.count > longest { output.note("  and \(functions.count - longest) more") }
  }

  private static func emit(
    _ module: String, _ path: String?,
    _ total: (lines: CoverageReport.Count, regions: CoverageReport.Count), _ output: Output
  ) {
    output.report(
      text: {
        (path ?? module).padded(to: 44) + column("lines", total.lines)
          + column("regions", total.regions)
      },
      fields: { line in
        line.add("module", module)
        line.add("file", path)
        line.add("lines", total.lines.all)
        line.add("lines_run", total.lines.run)
        line.add("regions", total.regions.all)
        line.add("regions_run", total.regions.run)
      })
  }

  private static func column(_ name: String, _ count: CoverageReport.Count) -> String {
    let tenths = Int((count.percent * 10).rounded(.down))
    let percent = "\(tenths / 10).\(tenths % 10) %".flushedRight(to: 8)
    let share = "\(count.run.grouped) of \(count.all.grouped)".flushedRight(to: 16)
    return "  \(name)\(percent)\(share)"
  }
}
