public import PropertyEngine
public import Testing

extension Check {
  /// Runs the check on a thread of its own and reports.
  func run(cancelling cases: AsyncCases) async throws -> Report {
    guard let test = Test.current else { throw CheckError.outsideTest }
    let testCase = Test.Case.current
    let loop = JobLoop()
    let ticket = loop.submit { await run(in: test, testCase) }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let hasStarted = HelperThread.start { continuation.resume(returning: loop.run(ticket)) }
        if !hasStarted { continuation.resume(returning: .failure(CheckError.noThread)) }
      }
    } onCancel: {
      cases.cancel()
    }
    return try result.get()
  }
}

/// Checks that an asynchronous `body` holds for every value of the generators, as far as a search
/// can tell.
///
/// As the synchronous `check`, except that cases always run in the test process, and that a
/// cancelled test ends the search. Cases run one after the other; several checks may run at once.
@discardableResult
@_disfavoredOverload
public func check<each Value>(
  _ generators: repeat Generator<each Value>, examples: [(repeat each Value)] = [],
  named name: String? = nil, cases: Int? = nil, seed: UInt64? = nil, time: Duration? = nil,
  size: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: @escaping @Sendable (repeat each Value) async throws -> Void
) async throws -> Report {
  let running = AsyncCases()
  let judge: @Sendable (repeat each Value) throws -> Void = { (value: repeat each Value) in
    // Safety: `run` returns after the body has, so that one thread at a time uses the value.
    nonisolated(unsafe) let value = (repeat each value)
    try running.run { unsafe try await body(repeat each value) }
  }
  let property = Check.property(name, repeat each generators, check: judge)
  let options = CheckOptions(
    cases: cases, seed: seed, time: time, size: size, isAsynchronous: true)
  let judgeExample: @Sendable ((repeat each Value)) throws -> Void = { try judge(repeat each $0) }
  let check = Check(
    property, options, examples: Check.examples(name, examples, check: judgeExample),
    sourceLocation: sourceLocation, isCancelled: { running.isCancelled })
  return try await check.run(cancelling: running)
}
