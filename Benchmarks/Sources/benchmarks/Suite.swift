import PicklockCommandLine

/// What every suite is given: how much work, and where figures go.
struct Options {
  /// Seeds per case; nil leaves the suite's own default.
  var seeds: Int?
  /// Ends within 45 s once built.
  var quick = false
  var json = false
  /// Only these subjects; empty for all.
  var subjects: [String] = []
  /// Only these cases; empty for all.
  var cases: [String] = []
  /// Also runs the peers that this machine has.
  var peers = false
  /// Only this half of a suite that comes in halves; nil for both.
  var half: Half?
  /// The batch of challenges of the suite `unseen`.
  var batch = UnseenBatch.first
  /// Proves the minima of the suite `unseen` instead of measuring.
  var proves = false
  /// Puts what the suite `distribution` prints into the documentation.
  var writes = false
  /// The cases of one search; nil leaves the suite's own default.
  var caseBudget: Int?
  /// A file of figures that a peer came to earlier, to be compared with.
  var against: String?

  init() {}

  /// What was typed. Throws `CommandError` for a value that an option does not take.
  init(_ arguments: Arguments, _ output: Output) throws(CommandError) {
    typealias Option = BenchmarkOption
    json = !output.isText
    quick = arguments.has(Option.quick)
    peers = arguments.has(Option.peers)
    subjects = arguments.all(Option.subject)
    cases = arguments.all(Option.caseName)
    seeds = try arguments.number(Option.seeds, in: 1...1_000_000)
    if arguments.takes(Option.prove) { proves = arguments.has(Option.prove) }
    if arguments.takes(Option.write) { writes = arguments.has(Option.write) }
    if arguments.takes(Option.against) { against = arguments.last(Option.against) }
    if arguments.takes(Option.cases) {
      caseBudget = try arguments.number(Option.cases, in: 1...Int(Int32.max))
    }
    if arguments.takes(Option.half) { half = try arguments.choice(Option.half) }
    if arguments.takes(Option.batch) { batch = try arguments.choice(Option.batch) ?? .first }
  }

  func includes(_ caseName: String) -> Bool { cases.isEmpty || cases.contains(caseName) }

  func includes(half: Half) -> Bool { self.half == nil || self.half == half }

  func includes(subject: String) -> Bool { subjects.isEmpty || subjects.contains(subject) }

  func emit(_ measurement: Measurement) {
    print(json ? measurement.json : measurement.text)
  }
}

/// A named set of measurements. Each lives in a folder of its own, `Suites/<Name>/`.
struct Suite: Sendable {
  var name: String
  var summary: String
  var run: @Sendable (Options) throws -> Void

  /// Every suite, in the order `benchmarks --help` lists them.
  static let all: [Suite] = [
    ShrinkingSuite.suite, UnseenSuite.suite, FindingSuite.suite, DistributionSuite.suite,
    EngineSuite.suite, OracleSuite.suite, .device, .archive, .readers, .stateful,
  ]
}
