import CorpusStore
import Foundation
import Properties
import PropertyEngine
import Testing

/// The committed seeds of the device targets are the stated minima of the broken devices, so that a
/// campaign starts where faults show.
@Suite("Device seeds")
struct DeviceSeedTests {
  @Test("A seed shows its fault", arguments: BrokenDevice.all.map(\.name))
  func seed(_ name: String) throws {
    let broken = try #require(BrokenDevice.named(name))
    let words = name.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
    let file = CorpusCase.root
      .appending(path: "Corpus/\(broken.property.name)/shows-\(words).gz")
    let input = try InputFile.read(file)
    guard case .failed(let failure) = broken.property.run(input) else {
      Issue.record("\(name) passes its seed")
      return
    }
    #expect(failure.kind.name == broken.claim)
    #expect(broken.property.canonical(input) == input)
    let steps = broken.property.describe(input).split(separator: "\n").compactMap { line in
      line.hasPrefix("  try run.step(\"") ? line.dropFirst(16).dropLast(2) : nil
    }
    #expect(steps.map(String.init) == (try broken.commands).map { "\($0)" })
  }
}
