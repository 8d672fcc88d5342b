import Foundation
import Testing

@testable import PicklockCampaign

@Suite struct FuzzLogTests {
  static let text = """
    INFO: Running with entropic power schedule (0xFF, 100).
    INFO: Seed: 1
    INFO: Loaded 1 modules   (16493 inline 8-bit counters): 16493 [0x5609a60c7850, 0x5609a60cb8bd),
    INFO: Loaded 1 PC tables (16493 PCs): 16493 [0x5609a60c7868,0x5609a60c79c8),
    #2\tINITED cov: 7 ft: 8 corp: 1/1b exec/s: 0 rss: 36Mb
    #590\tNEW    cov: 13 ft: 14 corp: 5/18b lim: 8 exec/s: 0 rss: 36Mb L: 8/8 MS: 5 ChangeByte-
    #1048576\tpulse  cov: 13 ft: 15 corp: 6/19b lim: 98 exec/s: 349525 rss: 41Mb
    stat::number_of_executed_units: 1048600
    """

  @Test func readsWhatLibFuzzerSays() {
    var log = FuzzLog()
    for line in Self.text.split(separator: "\n") { log.take(line) }
    #expect(log.executions == 1_048_600)
    #expect(log.coverage == 13)
    #expect(log.features == 15)
    #expect(log.corpusFiles == 6)
    #expect(log.counters == 16_493)
    #expect(log.isFuzzing)
  }

  @Test("Other lines change nothing", arguments: ["", "#", "#x cov: 9", "cov: 9", "INFO: Loaded"])
  func ignores(_ line: String) {
    var log = FuzzLog()
    log.take(line[...])
    #expect(log.coverage == 0 && log.executions == 0 && log.counters == 0)
  }

  @Test func aBinaryWithoutCoverageCountsNothing() {
    #expect(Doctor.edges(inLog: "INFO: Seed: 1\n#2\tINITED exec/s: 0 rss: 36Mb") == 0)
    #expect(Doctor.edges(inLog: Self.text) == 16_493)
  }

  @Test func aTailGivesWholeLinesOnce() throws {
    let url = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
    try Data("one\ntw".utf8).write(to: url)
    var tail = LogTail(url)
    var lines: [String] = []
    try tail.lines { lines.append(String($0)) }
    #expect(lines == ["one"])
    let handle = try FileHandle(forWritingTo: url)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("o\nthree\n".utf8))
    try tail.lines { lines.append(String($0)) }
    try tail.lines { lines.append(String($0)) }
    #expect(lines == ["one", "two", "three"])
  }
}
