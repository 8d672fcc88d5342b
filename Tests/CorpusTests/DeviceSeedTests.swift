import Foundation
import PicklockCorpus
import PicklockProperties
import PropertyEngine
import Testing

/// The committed seeds of the device targets are the stated minima of the broken devices, so that a
/// campaign starts where faults show.
@Suite("Device seeds")
struct DeviceSeedTests {
  /// `PICKLOCK_WRITE_SEEDS=1 swift test --filter DeviceSeedTests` searches for those that are not
  /// there or show something else, and writes them for gzip -n9.
  private static let writes = ProcessInfo.processInfo.environment["PICKLOCK_WRITE_SEEDS"] == "1"

  @Test("A seed shows its fault", arguments: BrokenDevice.all.map(\.name))
  func seed(_ name: String) throws {
    let broken = try #require(BrokenDevice.named(name))
    let words = name.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
    let file = CorpusCase.root
      .appending(path: "Corpus/\(broken.property.name)/shows-\(words).gz")
    if Self.writes, !FileManager.default.fileExists(atPath: file.path) {
      let found = try #require(try Self.minimum(of: broken), "\(name) is not found as stated")
      try InputFile.write(found, to: file.deletingPathExtension())
      return
    }
    let input = try InputFile.read(file)
    guard case .failed(let failure) = broken.property.run(input) else {
      Issue.record("\(name) passes its seed")
      return
    }
    #expect(failure.kind.name == broken.claim)
    #expect(broken.property.canonical(input) == input)
    #expect(Self.steps(broken.property.describe(input)) == (try broken.commands).map { "\($0)" })
  }

  private static func steps(_ description: String) -> [String] {
    description.split(separator: "\n").compactMap { line in
      line.hasPrefix("  try run.step(\"") ? String(line.dropFirst(16).dropLast(2)) : nil
    }
  }

  /// The input of the stated minimum, found by a search.
  private static func minimum(of broken: BrokenDevice) throws -> [UInt8]? {
    let wanted = try broken.commands.map { "\($0)" }
    var others: Set<String> = []
    for seed in 1...20 as ClosedRange<UInt64> {
      let report = broken.property.search(
        RunConfiguration(seed: seed, cases: 20_000, exhaustiveCases: 0, explains: false))
      guard let found = report.counterexample, found.failure.kind.name == broken.claim else {
        continue
      }
      let shown = steps(found.value)
      if shown == wanted { return found.bytes }
      others.insert(shown.joined(separator: " "))
    }
    Issue.record("\(broken.name): the search shows \(others.sorted())")
    return nil
  }
}
