import PropertyEngine
import PropertyTesting
import Testing

/// What a body says about its case.
struct ObservingTests {
  @Test func `labels are counted over the judged cases`() throws {
    let report = try check(.int(in: 0...99), cases: 400) { value in
      label(value < 50 ? "low" : "high")
      classify(value == 0, "zero")
      try assume(value != 1)
    }
    let counts = Dictionary(uniqueKeysWithValues: report.labels.map { ($0.name, $0.count) })
    #expect((counts["low"] ?? 0) + (counts["high"] ?? 0) == report.judged)
    #expect((counts["zero"] ?? 0) > 0)
    #expect(report.discarded > 0)
  }

  @Test func `a demand that is met passes, with its figures in the report`() throws {
    let report = try check(.int(in: 0...999_999), cases: 500) { value in
      cover(20, "even", when: value % 2 == 0)
    }
    #expect(report.unmet.isEmpty)
    #expect(report.coverage.first?.label == "even")
    #expect(report.coverage.first?.judged == 500)
    #expect(report.description.contains("cover even: "))
  }

  @Test func `a demand that is not met fails, with the figures`() async throws {
    let heard = try await overhear {
      try check(.array(of: .int(in: 0...9), count: 0...5), named: "lists", cases: 200) { values in
        cover(1, "empty", when: values.isEmpty)
        cover(5, "a million", when: values.contains(1_000_000))
      }
    }
    #expect(heard.failures.count == 1)
    #expect(
      heard.text.contains("a million: 0 of 200 cases (0.0%), at least 5.0% demanded"),
      "\(heard.text)")
    #expect(heard.error != nil)
  }

  @Test func `discarded cases count for no demand`() async throws {
    let heard = try await overhear {
      try check(.int(in: 0...999_999), cases: 100) { value in
        cover(60, "even", when: value % 2 == 0)
        try assume(value % 2 == 1)
      }
    }
    #expect(heard.text.contains("even: 0 of 100 cases"))
  }

  @Test func `a score leads the search`() async throws {
    // Put together, so that it is no constant of this source.
    let goal = 123_456 * 1_000 + 789
    let found: @Sendable (Bool) async throws -> Bool = { isLed in
      try await overhear {
        try check(.int(in: 0...1_000_000_000), cases: 4_000, seed: 3) { value in
          if isLed { target(-Double((value - goal).magnitude)) }
          #expect(value != goal)
        }
      }.failures.count == 1
    }
    let led = try await found(true)
    #expect(led)
    let unled = try await found(false)
    #expect(!unled)
  }

  @Test func `notes of the reported case alone are shown`() async throws {
    let heard = try await overhear {
      try check(.int(in: 0...1_000)) { value in
        note("half of it is \(value / 2)")
        #expect(value < 100)
      }
    }
    #expect(heard.text.contains("note: half of it is 50"))
    #expect(heard.text.ranges(of: "half of it").count == 1)
  }

  @Test func `they work in properties, and where bodies await`() async throws {
    let property = AnyProperty(
      Property("shared", .int(in: 0...99)) { value in classify(value == 0, "zero") })
    #expect(try check(property, cases: 50).labels.map(\.name) == ["zero"])
    let report = try await check(.int(in: 0...99), cases: 50) { value in
      await Task.yield()
      label("awaited")
    }
    #expect(report.labels.map(\.count) == [50])
  }

  @Test func `outside a check they say so`() async throws {
    let heard = try await overhear {
      label("lost")
      cover(5, "lost", when: true)
    }
    #expect(heard.failures.count == 2)
    #expect(heard.text.contains("label was called outside the body of a check"))
  }

  @Test func `checks at once keep their words and failures apart`() async throws {
    let heard = try await overhear {
      await withTaskGroup { group in
        for limit in 1...8 {
          group.addTask {
            _ = try? check(.int(in: 0...1_000), named: "check \(limit)") { value in
              label("label \(limit)")
              note("note \(limit)")
              #expect(value < limit * 100)
            }
          }
          group.addTask {
            let report = try? await check(.int(in: 0...1_000), cases: 50) { value in
              label("waiting \(limit)")
              await Task.yield()
            }
            #expect(report?.labels.map(\.name) == ["waiting \(limit)"])
          }
        }
      }
    }
    #expect(heard.failures.count == 8)
    for limit in 1...8 {
      let own = heard.failures.filter {
        $0.text.contains("check \(limit) fails for: \(limit * 100)")
      }
      #expect(own.count == 1)
      #expect(own.first?.text.contains("note: note \(limit)\n") == true)
    }
  }
}
