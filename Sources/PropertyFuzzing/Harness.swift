import PicklockCommandLine
import PicklockSystem
@_exported public import PropertyEngine

/// The bridge between libFuzzer and a property: runs each input, and when the property fails says
/// why and ends the process, so that libFuzzer writes the crash file.
///
/// libFuzzer calls from one thread; nothing here is safe to call from two.
public enum Harness {
  // Safety: libFuzzer calls from one thread, and the process ends on it.
  /// The property of this binary, for the custom mutator; libFuzzer runs an empty input first.
  nonisolated(unsafe) static var property: AnyProperty?
  nonisolated(unsafe) private static var isIdle = false
  nonisolated(unsafe) private static var heartbeat = Heartbeat()
  /// Read once more when the process ends; libFuzzer's calls are over by then.
  nonisolated(unsafe) private static var judgements = JudgementCount()
  private static let knownKinds = Set(
    environment(HarnessEnvironment.known).split(separator: "\n").map(String.init))

  /// Runs the property on one input: the body of `LLVMFuzzerTestOneInput`.
  public static func run(
    _ property: AnyProperty, _ bytes: UnsafePointer<UInt8>?, _ count: Int
  ) -> CInt {
    if unsafe Self.property == nil { begin(property) }
    if unsafe isIdle { return 0 }
    // Safety: libFuzzer's bytes are there for the whole call, and are copied.
    let input = unsafe [UInt8](UnsafeBufferPointer(start: bytes, count: count))
    switch property.run(input) {
    case .passed: unsafe judgements.note(nil)
    case .discarded(let reason): unsafe judgements.note(reason)
    case .failed(let failure):
      unsafe judgements.note(nil)
      report(failure, of: property, on: input)
    }
    unsafe heartbeat.beat()
    return 0
  }

  private static func begin(_ property: AnyProperty) {
    unsafe Self.property = property
    ParentDeathSignal.request()
    unsafe isIdle = SelfTest.requested == .idle
    SelfTest.requested?.commit()
    atexit { Harness.sayWhatWasJudged() }
  }

  /// Ends a run that judged nothing with a sentence and status 1 instead of in silence.
  private static func sayWhatWasJudged() {
    guard let name = unsafe property?.name, let complaint = unsafe judgements.complaint(of: name)
    else { return }
    StandardStreams.error.write(complaint + "\n")
    _exit(1)
  }

  private static func report(_ failure: Failure, of property: AnyProperty, on input: [UInt8]) {
    guard !knownKinds.contains(FailureReport.oneLine(failure.kind.description)) else { return }
    StandardStreams.error.write(
      FailureReport.text(
        property: property.name, kind: failure.kind.description, failure: failure.message,
        value: property.describe(input)))
    abort()
  }

  static func environment(_ name: String) -> String {
    ProcessEnvironment.value(of: name) ?? ""
  }
}
