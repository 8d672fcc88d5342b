import Foundation
import KeyedArchive
import Testing

/// Hand-made malformed files and other readers' crash files: each is read in every way there is,
/// at a cost that is counted. `Benchmarks` measures the time.
@Suite("What damaged files cost")
struct FixtureCostTests {
  /// Units for one reading of one file: 100 ms hold as many at 25 ns, which is slow.
  private static let work = 4_000_000

  private static var files: [URL] {
    FixtureTests.files("crafted") + FixtureTests.files("refused")
  }

  /// What each way of reading gives: the code of the error, or that there is none.
  private static func outcomes(_ bytes: [UInt8], work: Int?) -> [String] {
    var policy = ArchivePolicy.inspection
    if let work { policy.limits.work = work }
    func outcome(_ body: () throws(ArchiveError) -> Void) -> String {
      do throws(ArchiveError) {
        try body()
        return "read"
      } catch { return error.code.rawValue }
    }
    return [
      outcome { () throws(ArchiveError) in
        _ = try PropertyListValue.read(bytes, limits: policy.limits)
      },
      outcome { () throws(ArchiveError) in
        _ = try ArchiveGraph(bytes, policy: policy).document().tree()
      },
      outcome { () throws(ArchiveError) in
        let graph = try ArchiveGraph(bytes, policy: policy)
        var visitor = ArchiveVisitor(inspecting: graph)
        for id in 1..<max(1, UInt32(graph.objectCount)) {
          // An object that is refused does not keep the others from being looked at.
          do throws(ArchiveError) { _ = try visitor.value(of: id) } catch {
            guard error.code != .tooMuchWork else { throw error }
          }
        }
      },
      outcome { () throws(ArchiveError) in _ = try Memo.decode(bytes) },
    ]
  }

  @Test("work: little for every file, or refused as too much", .enabled(if: !files.isEmpty))
  func counted() throws {
    for file in Self.files {
      let bytes = [UInt8](try Data(contentsOf: file))
      #expect(
        Self.outcomes(bytes, work: Self.work) == Self.outcomes(bytes, work: nil),
        "\(file.lastPathComponent)")
    }
  }

  #if os(Linux)
    /// Allows this process as much data as it has, and so many MiB more.
    private static func allow(_ mebibytes: UInt64) throws {
      let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmData:") })
      let present = try #require(UInt64(line.filter(\.isNumber)))
      let data = __rlimit_resource_t(RLIMIT_DATA.rawValue)
      var limit = rlimit()
      try #require(unsafe getrlimit(data, &limit) == 0)
      limit.rlim_cur = rlim_t(present << 10 + mebibytes << 20)
      let failed = unsafe setrlimit(data, &limit)
      try #require(failed == 0)
    }

    @Test("memory: 64 MiB are enough for every file", .enabled(if: !files.isEmpty))
    func bounded() async {
      await #expect(processExitsWith: .success) {
        for file in FixtureCostTests.files {
          let bytes = [UInt8](try Data(contentsOf: file))
          try FixtureCostTests.allow(64)
          _ = FixtureCostTests.outcomes(bytes, work: nil)
          try FixtureCostTests.allow(1 << 20)
        }
      }
    }

    @Test("the bound on memory holds: a process that takes more dies")
    func boundHolds() async {
      await #expect(processExitsWith: .failure) {
        try FixtureCostTests.allow(64)
        let bytes = [UInt8](repeating: 1, count: 80 << 20)
        try #require(bytes.allSatisfy { $0 == 1 })
      }
    }
  #endif
}
