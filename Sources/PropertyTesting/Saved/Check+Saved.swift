internal import PicklockCorpus
public import PropertyEngine
public import Testing

/// Checks that a property holds for an input that was saved: a seed, a crash file, the bytes of a
/// report.
///
/// The case runs in a child process first where there are child processes (Linux), so that a trap
/// is reported as any other failure, with its text and the value.
///
/// - Throws: after a failure was reported, the error that ends the test. An input that cannot be
///   read is a failure; one that the generator or the property discards is a warning.
public func check(
  _ property: AnyProperty, saved input: SavedInput, isolation: Isolation? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let options = CheckOptions(isolation: isolation ?? .process)
  _ = try Check(property, options, saved: input, sourceLocation: sourceLocation).run()
}

/// The same for a property whose value type is known.
public func check<Value>(
  _ property: Property<Value>, saved input: SavedInput, isolation: Isolation? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try check(
    AnyProperty(property), saved: input, isolation: isolation, sourceLocation: sourceLocation)
}

extension Check {
  /// Judges one saved input and nothing else.
  func search(_ saved: SavedInput) -> SearchResult {
    let bytes: [UInt8]
    do { bytes = try saved.bytes() } catch { return SearchResult(verdict: .refused(error)) }
    crashIsolation?.begin()
    defer { crashIsolation?.finish() }
    let choices = guarded.choices(decoding: bytes).choices
    switch guarded.replay(choices) {
    case .failed(let failure):
      return SearchResult(
        verdict: .found(
          CheckFailure(
            replaying: choices, of: guarded, failure, label: label,
            history: "saved as \(saved.testDescription)")),
        notices: notices)
    case .discarded(let reason):
      return SearchResult(
        verdict: .ended(Report(replayOf: subject.name, judged: 0)),
        notices: notices + ["\(saved.testDescription) says nothing: \(reason)"])
    case .passed:
      return SearchResult(
        verdict: .ended(Report(replayOf: subject.name, judged: 1)), notices: notices)
    }
  }
}
