import Foundation
import KeyedArchive
import PicklockArchiveProperties
import Testing

@Suite("The suite for other readers")
struct SuiteTests {
  /// What is wrong with a reader's answer to a file; nil for nothing.
  private static func fault(
    _ entry: ArchiveSuite.Entry, _ read: ([UInt8]) throws -> ArchiveValue
  ) -> String? {
    let outcome = Result { try read(entry.bytes) }
    switch (entry.verdict, outcome) {
    case (.read(let wanted), .success(let value)) where value == wanted: return nil
    case (.read, .success): return "\(entry.name): another value"
    case (.read, .failure(let error)): return "\(entry.name): refused, \(error)"
    case (.refuse, .success): return "\(entry.name): accepted"
    case (.refuse, .failure), (.either, _): return nil
    }
  }

  @Test("Over 400 files, each with a name of its own and a line of JSON, the same every time")
  func files() throws {
    let entries = try ArchiveSuite.entries()
    #expect(entries.count >= 400)
    #expect(Set(entries.map(\.name)).count == entries.count)
    #expect(Set(entries.map(\.bytes)).count == entries.count)
    let again = try ArchiveSuite.entries()
    #expect(entries.map(\.json) == again.map(\.json))
    #expect(entries.map(\.bytes) == again.map(\.bytes))
    for entry in entries {
      let line = try JSONSerialization.jsonObject(with: Data(entry.json.utf8))
      #expect((line as? [String: Any])?["file"] as? String == entry.name + ".plist")
    }
  }

  @Test("This package is right on every file")
  func ours() throws {
    let faults = try ArchiveSuite.entries().compactMap {
      Self.fault($0) { try ArchiveDecoder.decode(.value(allowing: .all), from: $0) }
    }
    #expect(faults.isEmpty, "\(faults.count): \(faults.joined(separator: "\n"))")
  }

  @Test("Readers that are wrong on purpose are caught")
  func broken() throws {
    let entries = try ArchiveSuite.entries()
    let honest = entries.count { if case .read = $0.verdict { true } else { false } }
    let refused = entries.count { if case .refuse = $0.verdict { true } else { false } }
    #expect(honest >= 150 && refused >= 150)
    #expect(
      entries.compactMap { Self.fault($0) { _ in .string("none") } }.count == honest + refused)
    struct Refused: Error {}
    #expect(entries.compactMap { Self.fault($0) { _ in throw Refused() } }.count == honest)
  }
}
