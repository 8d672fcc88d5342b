import PropertyEngine
import PropertyTesting
import Testing

/// Checks whose body awaits.
struct AsynchronousTests {
  private actor Counter {
    private(set) var count = 0
    func increase() { count += 1 }
  }

  @Test func `a failure after an await is reported once, at its line`() async throws {
    let heard = try await overhear {
      try await check(.int(in: 0...1_000), named: "awaiting") { value in
        try await Task.sleep(for: .microseconds(1))
        #expect(value < 100)
      }
    }
    #expect(heard.issues.count == 1)
    #expect(heard.failures.first?.line == #line - 4)
    #expect(heard.text.contains("awaiting fails for: 100"))
  }

  @Test func `a thrown error is reported once, at the check`() async throws {
    let heard = try await overhear {
      try await check(.int(in: 0...1_000)) { value in
        await Task.yield()
        if value >= 100 { throw TooLarge(value: value) }
      }
    }
    #expect(heard.issues.count == 1)
    #expect(heard.failures.first?.line == #line - 6)
    #expect(heard.text.contains("fails for: 100"))
  }

  @Test func `cases may hop to actors and come back`() async throws {
    let counter = Counter()
    try await check(.int(), cases: 200) { value in
      await counter.increase()
      await MainActor.run { #expect(value == value) }
    }
    #expect(await counter.count == 200)
  }

  @Test func `an issue from a child task counts`() async throws {
    let heard = try await overhear {
      try await check(.int(in: 0...1_000)) { value in
        await withTaskGroup { group in
          group.addTask { #expect(value < 100) }
        }
      }
    }
    #expect(heard.issues.count == 1)
    #expect(heard.text.contains("fails for: 100"))
  }

  @Test func `the same seed finds the same, awaiting or not`() async throws {
    let waiting = try await overhear {
      try await check(.int(), named: "one", seed: 5) { value in
        await Task.yield()
        #expect(value < 1_000)
      }
    }
    let direct = try await overhear {
      try check(.int(), named: "one", seed: 5) { value in #expect(value < 1_000) }
    }
    let (first, second) = (
      waiting.text.lines(without: "checked"), direct.text.lines(without: "checked")
    )
    #expect(first == second)
    #expect(!first.isEmpty)
  }

  @Test func `many checks at once do not wait for each other`() async throws {
    try await withThrowingTaskGroup { group in
      for _ in 0..<32 {
        group.addTask {
          try await check(.int(), cases: 20) { _ in try await Task.sleep(for: .microseconds(50)) }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func `a cancelled test ends its search without a report`() async throws {
    let started = Kept(false)
    let heard = try await overhear {
      try await withThrowingTaskGroup { group in
        group.addTask {
          try await check(.int()) { _ in
            started.update { $0 = true }
            try await Task.sleep(for: .seconds(3_600))
          }
        }
        while !started.current { await Task.yield() }
        group.cancelAll()
        try await group.waitForAll()
      }
    }
    #expect(heard.issues.isEmpty)
    #expect(heard.error is CancellationError)
  }
}

extension String {
  fileprivate func lines(without word: String) -> [Substring] {
    split(separator: "\n").filter { !$0.contains(word) }
  }
}
