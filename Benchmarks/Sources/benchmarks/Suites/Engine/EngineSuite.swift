import PropertyEngine

/// How fast the engine makes cases and judges them, with properties that always pass.
enum EngineSuite {
  static let suite = Suite(
    name: "engine", summary: "values generated and cases judged per second; memory over 10 million",
    run: { try run($0) })

  static func run(_ options: Options) throws {
    let factor = options.quick ? 1 : 5
    for workload in [Workload.integer, .arrays, .trees] where options.includes(workload.name) {
      let repeats = options.quick ? 3 : 5
      let rates = (0..<repeats).map { workload.run(cases: workload.cases * factor, seed: $0) }
      let median = rates.sorted { $0.perSecond < $1.perSecond }[repeats / 2]
      emit(options, workload.name, workload.metric, median.perSecond, "per second")
      emit(options, workload.name, "cases_per_second", median.casesPerSecond, "per second")
    }
    if options.includes("memory") { measureMemory(options) }
  }

  /// Runs ten million cases and reports how much the resident memory grew after the first tenth.
  private static func measureMemory(_ options: Options) {
    let cases = options.quick ? 2_000_000 : 10_000_000
    _ = Workload.integer.run(cases: cases / 10, seed: 0)
    let before = ResidentMemory.kibibytes
    _ = Workload.integer.run(cases: cases, seed: 1)
    let after = ResidentMemory.kibibytes
    emit(options, "memory", "cases", Double(cases), "cases")
    emit(options, "memory", "resident_kibibytes", Double(after), "KiB")
    emit(options, "memory", "growth_kibibytes", Double(after - before), "KiB")
  }

  private static func emit(
    _ options: Options, _ caseName: String, _ metric: String, _ value: Double, _ unit: String
  ) {
    options.emit(
      Measurement(
        suite: "engine", caseName: caseName, subject: "picklock", metric: metric, value: value,
        unit: unit))
  }
}
