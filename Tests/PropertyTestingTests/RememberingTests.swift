import Foundation
import PropertyEngine
import PropertyTesting
import Testing

/// Failures are remembered between runs, and tried first.
struct RememberingTests {
  /// Runs `body` with a folder of its own for remembered failures.
  private static func withFolder(_ body: (String) async throws -> Void) async throws {
    let folder = "\(FileManager.default.temporaryDirectory.path)/picklock-\(UUID())"
    defer {
      do { try FileManager.default.removeItem(atPath: folder) } catch {
        #expect(!FileManager.default.fileExists(atPath: folder))
      }
    }
    try await body(folder)
  }

  private static func hear(
    _ folder: String, _ body: @escaping @Sendable () async throws -> Void
  ) async throws -> Overheard {
    try await Environment.$override.withValue(["PICKLOCK_FAILURES": folder]) {
      try await overhearRemembering(body)
    }
  }

  private static func files(_ folder: String) throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder)
  }

  @Sendable private static func limited(_ limit: Int, _ calls: Kept<[Int]>) throws {
    try check(.int(in: 0...1_000_000), named: "limited") { value in
      calls.update { $0.append(value) }
      #expect(value < limit)
    }
  }

  @Test func `a failure is tried first in the next run, until it is mended`() async throws {
    try await Self.withFolder { folder in
      let calls = Kept<[Int]>([])
      let first = try await Self.hear(folder) { try Self.limited(77_000, calls) }
      #expect(first.text.contains("limited fails for: 77000"))
      #expect(try Self.files(folder).count == 1)

      calls.update { $0 = [] }
      let second = try await Self.hear(folder) { try Self.limited(77_000, calls) }
      #expect(second.issues.count == 1)
      #expect(second.text.contains("limited fails for: 77000"))
      #expect(second.text.contains("remembered from an earlier run in \(folder)/"))
      #expect(calls.current == [77_000, 77_000], "once to see it fail, once to report it")

      calls.update { $0 = [] }
      let mended = try await Self.hear(folder) { try Self.limited(.max, calls) }
      #expect(mended.issues.isEmpty)
      #expect(calls.current.first == 77_000)
      #expect(try Self.files(folder).isEmpty)
    }
  }

  @Test func `other checks do not try it`() async throws {
    try await Self.withFolder { folder in
      let calls = Kept<[Int]>([])
      _ = try await Self.hear(folder) { try Self.limited(77_000, calls) }
      let other = try await Self.hear(folder) {
        try check(.int(in: 0...1_000_000), named: "other", cases: 5) { #expect($0 != 77_000) }
      }
      #expect(other.issues.isEmpty)
      #expect(try Self.files(folder).count == 1)
    }
  }

  @Test func `it can be switched off, by a trait and for a run`() async throws {
    try await Self.withFolder { folder in
      let test = try #require(Test.current)
      let off = PropertyTrait.remembersFailures(false)
      _ = try await Self.hear(folder) {
        try await off.provideScope(for: test, testCase: Test.Case.current) {
          try Self.limited(77_000, Kept([]))
        }
      }
      #expect(try Self.files(folder).isEmpty)
      let heard = try await Self.hear("off") { try Self.limited(77_000, Kept([])) }
      #expect(heard.issues.count == 1)
      #expect(!FileManager.default.fileExists(atPath: "off"))
    }
  }

  @Test func `a folder that cannot be written is told, and the check goes on`() async throws {
    let heard = try await Self.hear("/dev/null/failures") { try Self.limited(77_000, Kept([])) }
    #expect(heard.failures.count == 1)
    #expect(heard.text.contains("limited fails for: 77000"))
    #expect(heard.warnings.count == 1)
    #expect(
      heard.warnings.first?.text.contains("could not be remembered in /dev/null/failures") == true)
    let passing = try await Self.hear("/dev/null/failures") { try Self.limited(.max, Kept([])) }
    #expect(passing.issues.isEmpty)
  }

  @Test func `a file of something else is told, and the check goes on`() async throws {
    try await Self.withFolder { folder in
      _ = try await Self.hear(folder) { try Self.limited(77_000, Kept([])) }
      let file = try #require(try Self.files(folder).first)
      try Data("no token".utf8).write(to: URL(filePath: "\(folder)/\(file)"))
      let heard = try await Self.hear(folder) { try Self.limited(77_000, Kept([])) }
      #expect(heard.failures.count == 1)
      #expect(heard.text.contains("found as case"))
      #expect(heard.warnings.contains { $0.text.contains("does not begin with a replay token") })
    }
  }

  @Test func `many at once share a folder`() async throws {
    try await Self.withFolder { folder in
      let heard = try await Self.hear(folder) {
        await withTaskGroup { group in
          for limit in 1...8 {
            group.addTask {
              _ = try? check(.int(in: 0...1_000), named: "shared") { #expect($0 < limit * 100) }
            }
          }
        }
      }
      #expect(heard.failures.count == 8)
      #expect(heard.warnings.isEmpty)
      let left = try Self.files(folder)
      #expect((1...8).contains(left.count) && left.allSatisfy { $0.hasSuffix(".txt") }, "\(left)")
    }
  }

  @Test func `a pinned seed searches all the same`() async throws {
    try await Self.withFolder { folder in
      _ = try await Self.hear(folder) { try Self.limited(77_000, Kept([])) }
      let heard = try await Self.hear(folder) {
        try check(.int(in: 0...1_000_000), named: "limited", seed: 4) { #expect($0 < 77_000) }
      }
      #expect(heard.text.contains("found as case"))
    }
  }
}
