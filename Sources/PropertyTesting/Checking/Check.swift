internal import PropertyEngine
internal import Testing

/// One call of `check`: what it checks, how far it goes, and who listens meanwhile.
struct Check: Sendable {
  /// The property as the test wrote it, its issues kept in the journal.
  let subject: AnyProperty
  /// The same, run only where it cannot take this process with it.
  let guarded: AnyProperty
  let configuration: RunConfiguration
  /// The seed comes from a trait or an argument, to meet a failure again.
  let isSeedPinned: Bool
  /// Why the check cannot run as it was asked to; nil where it can.
  let refusal: SettingError?
  let replays: [Replay]
  /// The cases to judge before any other.
  let examples: [Example]
  /// The input to judge instead of a search; nil for a search.
  let saved: SavedInput?
  /// The failures of earlier runs; nil where none are remembered.
  let store: FailureStore?
  let recorder: CaseRecorder
  let journal: IssueJournal
  let crashIsolation: CrashIsolation?
  /// Warnings about the check itself.
  let notices: [String]
  /// The test was cancelled, so that what the search came to means nothing.
  let isCancelled: @Sendable () -> Bool
  let sourceLocation: SourceLocation

  /// A value that the test gives, as a property of this value alone.
  struct Example: Sendable {
    let subject: AnyProperty
    let guarded: AnyProperty
  }

  /// The seed is what a trait or an argument says, else what only the check's file, test and
  /// property decide: a run of the tests is the same every time, and a line added above changes
  /// nothing.
  init(
    _ property: AnyProperty, _ options: CheckOptions, examples: [AnyProperty] = [],
    saved: SavedInput? = nil, sourceLocation: SourceLocation,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    let settings = CheckSettings.current
    let (resolved, refusal) = options.resolved(with: settings)
    self.refusal = refusal
    let place = "\(sourceLocation.fileID) \(Test.current?.name ?? "") \(property.name)"
    let identity = FNV1a.hash(place.utf8)
    configuration = RunConfiguration(
      seed: resolved.seed ?? identity, cases: resolved.cases ?? CheckSettings.defaultCases,
      time: resolved.time, size: resolved.size,
      constants: SourceConstants.pool(forTestAt: Self.path(of: sourceLocation)))
    isSeedPinned = options.seed ?? settings.seed != nil
    replays = settings.replays.filter { $0.property == nil || $0.property == property.name }
    self.saved = saved
    store = saved == nil ? Self.store(settings, identity: identity, sourceLocation) : nil
    self.isCancelled = isCancelled
    self.sourceLocation = sourceLocation

    var notices: [String] = []
    var crashIsolation: CrashIsolation?
    if let hangLimit = (resolved.isolation ?? .off).hangLimit {
      do {
        if options.isAsynchronous { throw CheckError.noIsolation("an asynchronous check") }
        crashIsolation = try CrashIsolation(hangLimit: hangLimit, isTimed: resolved.time != nil)
      } catch { notices.append("\(error): a case that traps ends the test run") }
    }
    self.crashIsolation = crashIsolation
    self.notices = notices

    let recorder = CaseRecorder()
    let journal = IssueJournal { [crashIsolation] in crashIsolation?.isProbe ?? false }
    let watched: (AnyProperty) -> AnyProperty = { property in
      property.surrounded {
        recorder.begin()
        try journal.judge($0)
      }
      .amended { recorder.drain(into: &$0) }
    }
    let guarding: (AnyProperty) -> AnyProperty = { crashIsolation?.guarding($0) ?? $0 }
    self.recorder = recorder
    self.journal = journal
    subject = watched(property)
    guarded = guarding(subject)
    self.examples = examples.map { example in
      let subject = watched(example)
      return Example(subject: subject, guarded: guarding(subject))
    }
  }

  /// The property's name, where it is not the test's own.
  var label: String? { subject.name == Self.testName ? nil : subject.name }

  /// What a property without a name of its own is called.
  static var testName: String { Test.current.map { $0.displayName ?? $0.name } ?? "property" }

  private static func path(of location: SourceLocation) -> String {
    #if compiler(>=6.3)
      location.filePath
    #else
      location._filePath
    #endif
  }
}

extension Check {
  /// Runs the check on this thread and reports.
  func run() throws -> Report {
    guard let test = Test.current else { throw CheckError.outsideTest }
    let testCase = Test.Case.current
    let loop = JobLoop()
    return try loop.run(loop.submit { await run(in: test, testCase) }).get()
  }

  /// Runs the check while the journal listens.
  func run(in test: Test, _ testCase: Test.Case?) async -> Result<Report, any Error> {
    let result = ResultSlot()
    do {
      try await journal.trait.provideScope(for: test, testCase: testCase) {
        CaseRecorder.$current.withValue(recorder) {
          result.value = Result { try conclude(journal.listen { search() }) }
        }
      }
    } catch { return .failure(error) }
    return result.value
  }

  /// Judges examples, what was asked for again and what is remembered, then looks for a failing
  /// case.
  private func search() -> SearchResult {
    if let refusal { return SearchResult(verdict: .refused(refusal)) }
    if let saved { return search(saved) }
    // Files are read before a probe is sent: its copy of this process may do little.
    let known = readMemories()
    var notices = notices + [known.notice].compactMap(\.self)
    crashIsolation?.begin()
    defer { crashIsolation?.finish() }
    for (position, example) in examples.enumerated() {
      switch example.guarded.replay([]) {
      case .failed(let failure):
        let checkFailure = CheckFailure(
          example: example.guarded, subject: example.subject, number: position + 1,
          of: examples.count, failure)
        return SearchResult(verdict: .found(checkFailure), notices: notices)
      case .discarded(let reason):
        notices.append("example \(position + 1) says nothing: \(reason)")
      case .passed: continue
      }
    }
    for replay in replays {
      switch run(replay) {
      case .found(let checkFailure):
        return SearchResult(verdict: .found(checkFailure), notices: notices)
      case .stale(let notice): notices.append(notice)
      case .unusable(let error): return SearchResult(verdict: .refused(error), notices: notices)
      }
    }
    let remembered = run(known.memories)
    notices += remembered.notices
    if let checkFailure = remembered.checkFailure {
      return SearchResult(
        verdict: .found(checkFailure), notices: notices, stale: remembered.stale)
    }
    let report = guarded.search(configuration)
    let checkFailure = report.counterexample.map { CheckFailure($0, in: report, label: label) }
    return SearchResult(
      verdict: checkFailure.map { .found($0) } ?? .ended(report),
      notices: notices + report.warnings,
      stale: remembered.stale)
  }
}
