import PropertyEngine
import PropertyTesting
import Testing

#if os(Linux)
  import Foundation

  /// Cases that kill the process they run in are failures like any other.
  struct IsolationTests {
    @Test func `an index out of range is found, and shrunk to the simplest`() async throws {
      let heard = try await overhear {
        try check(.int(in: 0...1_000_000), named: "lookup", isolation: .process) { index in
          let primes = [2, 3, 5, 7]
          #expect(primes[index < 90_000 ? index % 4 : 4] > 1)
        }
      }
      #expect(heard.issues.count == 1)
      #expect(heard.failures.first?.line == #line - 6)
      #expect(heard.text.contains("trap (SIG"))
      #expect(heard.text.contains("lookup fails for: 90000"))
      #expect(heard.text.contains("reproduce: .replay(\"p2-"))
    }

    @Test(arguments: Deed.allCases) private func `every way to die is met and shrunk`(
      deed: Deed
    ) async throws {
      let heard = try await overhear {
        try check(.int(in: 290...310), isolation: .process(hangLimit: .milliseconds(300))) {
          if $0 >= 300 { deed.perform($0) }
        }
      }
      #expect(heard.issues.count == 1)
      #expect(heard.text.contains(deed.title))
      #expect(heard.text.contains("fails for: 300"))
    }

    @Test func `one trap never slips into another while shrinking`() async throws {
      let heard = try await overhear {
        try check(.int(in: 0...100_000), isolation: .process) { value in
          let numbers = [1, 2, 3]
          if value == 7_777 { #expect(numbers[value] > 0) }
          if value >= 50_000 { #expect(numbers[value] > 0) }
        }
      }
      #expect(heard.text.contains("fails for: 50000"))
    }

    @Test func `a failed expectation stays one, beside cases that trap`() async throws {
      let heard = try await overhear {
        try check(.int(in: 0...1_000_000), isolation: .process) { value in
          #expect(value < 1_000)
          if value == 999 { Deed.fatalError.perform(value) }
        }
      }
      #expect(heard.issues.count == 1)
      #expect(heard.failures.first?.line == #line - 5)
      #expect(heard.text.contains("fails for: 1000"))
    }

    @Test func `a check that finds nothing stays silent, and counts its cases`() async throws {
      let calls = Kept(0)
      let heard = try await overhear {
        let report = try check(.int(), cases: 100, isolation: .process) { _ in
          calls.update { $0 += 1 }
        }
        #expect(report.judged == 100)
      }
      #expect(heard.issues.isEmpty)
      #expect(calls.current == 100, "each case runs here once, and in a child once")
    }

    @Test func `a generator that traps is reported, and this process lives`() async throws {
      let generator = Generator<Int>.int(in: 0...1_000_000).map { value in
        if value > 500_000 { Deed.fatalError.perform(value) }
        return value
      }
      let heard = try await overhear {
        try check(generator, isolation: .process) { _ in }
      }
      #expect(heard.failures.count == 1)
      #expect(heard.text.contains("the generator or the engine ended the process"))
    }

    @Test func `a generator of few values that traps is a failure too`() async throws {
      for limit in [0, 3, 5] {
        let generator = Generator<Int>.int(in: 0...5).map { value in
          if value >= limit { Deed.fatalError.perform(value) }
          return value
        }
        let heard = try await overhear {
          try check(generator, isolation: .process) { _ in }
        }
        #expect(heard.failures.count == 1)
        #expect(heard.text.contains("the generator or the engine ended the process: trap (SIG"))
        #expect(heard.error != nil)
      }
    }

    @Test func `a generator that traps after a case that trapped spares this process`() async throws
    {
      let generator = Generator<Int>.int(in: 0...1_000_000).map { value in
        if (1..<900).contains(value) { Deed.fatalError.perform(value) }
        return value
      }
      let heard = try await overhear {
        try check(generator, seed: 7, isolation: .process) { value in
          if value >= 1_000 { Deed.index.perform(value) }
        }
      }
      #expect(heard.failures.count == 1)
    }

    @Test func `a limit in time ends an isolated search too`() async throws {
      let heard = try await overhear {
        let report = try check(
          .int(), cases: 1_000_000, time: .milliseconds(50), isolation: .process
        ) { _ in }
        #expect(report.untried > 0)
      }
      #expect(heard.failures.isEmpty)
      #expect(heard.warnings.count == 1)
    }

    @Test func `an example that traps is a failure`() async throws {
      let heard = try await overhear {
        try check(.int(in: 0...9), examples: [2, 300], isolation: .process) {
          if $0 >= 300 { Deed.index.perform($0) }
        }
      }
      #expect(heard.failures.count == 1)
      #expect(heard.text.contains("fails for: 300"))
      #expect(heard.text.contains("example 2 of 2"))
    }

    @Test func `a generator that traps while shrinking leaves what was found`() async throws {
      let generator = Generator<Int>.int(in: 0...1_000_000).map { value in
        if (1_000..<400_000).contains(value) { Deed.fatalError.perform(value) }
        return value
      }
      let heard = try await overhear {
        try check(generator, seed: 3, isolation: .process) { value in
          #expect(value < 500_000)
        }
      }
      #expect(heard.failures.count == 1)
    }

    @Test func `a trap can be replayed`() async throws {
      let property = AnyProperty(
        Property("trapping", .int(in: 0...1_000)) { if $0 >= 300 { Deed.index.perform($0) } })
      let first = try await overhear { try check(property, isolation: .process) }
      let line = try #require(first.text.split(separator: "\"").first { $0.hasPrefix("p2-") })
      let second = try await overhear(under: .replay(String(line))) {
        try check(property, isolation: .process)
      }
      #expect(second.issues.count == 1)
      #expect(second.text.contains("trapping fails for: 300"))
      #expect(second.text.contains("replayed by"))
    }

    @Test(.isolation(.process)) func `a trait isolates every check of a test`() async throws {
      let heard = try await overhear {
        try check(.int(in: 0...1_000)) { if $0 >= 300 { Deed.overflow.perform($0) } }
      }
      #expect(heard.text.contains("fails for: 300"))
    }

    @Test func `a warning is not said a second time by a child`() async throws {
      let heard = try await overhear {
        try check(.int(), cases: 20, isolation: .process) { _ in
          Issue.record("mind this", severity: .warning)
        }
      }
      #expect(heard.issues.count == 1)
    }

    @Test func `an asynchronous check says that it is not isolated`() async throws {
      let heard = try await overhear(under: .isolation(.process)) {
        try await check(.int(), cases: 20) { _ in await Task.yield() }
      }
      #expect(heard.failures.isEmpty)
      #expect(heard.warnings.count == 1)
    }
  }

  /// Ways to end a process.
  private enum Deed: CaseIterable {
    case index, fatalError, overflow, nilValue, stack, abort, exit, hang

    func perform(_ value: Int) {
      switch self {
      case .index: Self.keep([1, 2, 3][value])
      case .fatalError: Swift.fatalError("bad value \(value)")
      case .overflow: Self.keep(Int(UInt8(250) + UInt8(min(value, 200))))
      case .nilValue: Self.keep(Int?.none.wrappedOrTrap)
      case .stack: Self.keep(Self.depth(value))
      case .abort: Foundation.abort()
      case .exit: Foundation.exit(3)
      case .hang: while value >= 0 { usleep(1) }
      }
    }

    var title: String {
      switch self {
      case .exit: "exit with status 3"
      case .hang: "hang (no progress"
      default: "trap (SIG"
      }
    }

    private static let kept = Kept(0)

    /// Uses a result, so that the optimizer leaves what leads to it.
    private static func keep(_ result: Int) { kept.update { $0 &+= result } }

    @inline(never) private static func depth(_ value: Int) -> Int {
      value < 0 ? 0 : depth(value + 1) + depth(value + 2) + value
    }
  }

  extension Optional {
    fileprivate var wrappedOrTrap: Wrapped {
      guard case .some(let value) = self else { preconditionFailure("nothing there") }
      return value
    }
  }
#endif
