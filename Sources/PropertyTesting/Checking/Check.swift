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
  let replays: [Replay]
  let journal: IssueJournal
  let trapGuard: TrapGuard?
  /// Warnings about the check itself.
  let notices: [String]
  /// The test was cancelled, so that what the search came to means nothing.
  let isCancelled: @Sendable () -> Bool
  let sourceLocation: SourceLocation

  init(
    _ property: AnyProperty, _ options: CheckOptions, sourceLocation: SourceLocation,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    let settings = CheckSettings.current
    let pinned = options.seed ?? settings.seed
    let place = "\(sourceLocation.fileID) \(Test.current?.name ?? "") \(property.name)"
    let cases = options.cases ?? settings.cases ?? Environment.cases ?? CheckSettings.defaultCases
    configuration = RunConfiguration(
      seed: pinned ?? Environment.seed ?? Self.derivedSeed(place), cases: max(1, cases),
      constants: SourceConstants.pool(forTestAt: Self.path(of: sourceLocation)))
    isSeedPinned = pinned != nil
    replays = settings.replays.filter { $0.property == nil || $0.property == property.name }
    self.isCancelled = isCancelled
    self.sourceLocation = sourceLocation

    var notices: [String] = []
    var trapGuard: TrapGuard?
    if let hangLimit = (options.isolation ?? settings.isolation ?? .off).hangLimit {
      do {
        if options.isAsynchronous { throw CheckError.noIsolation("an asynchronous check") }
        trapGuard = try TrapGuard(hangLimit: hangLimit)
      } catch { notices.append("\(error): a case that traps ends the test run") }
    }
    self.trapGuard = trapGuard
    self.notices = notices

    let journal = IssueJournal { [trapGuard] in trapGuard?.isScout ?? false }
    let subject = property.surrounded { try journal.judge($0) }
    self.journal = journal
    self.subject = subject
    guarded = trapGuard.map { $0.guarding(subject) } ?? subject
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

  /// A seed that only the check's file, test and property decide: a run of the tests is the same
  /// every time, and a line added above changes nothing.
  private static func derivedSeed(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
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
        result.value = Result { try conclude(journal.listen { search() }) }
      }
    } catch { return .failure(error) }
    return result.value
  }

  /// Replays what was asked for, then looks for a failing case.
  private func search() -> SearchResult {
    trapGuard?.begin()
    defer { trapGuard?.finish() }
    var notices = notices
    for replay in replays {
      switch run(replay) {
      case .success(let finding):
        return SearchResult(verdict: .found(finding), notices: notices)
      case .failure(let notice): notices.append(notice.text)
      }
    }
    let report = guarded.search(configuration)
    let finding = report.counterexample.map { Finding($0, in: report, label: label) }
    return SearchResult(
      verdict: finding.map { .found($0) } ?? .ended(report), notices: notices + report.warnings)
  }
}
