import KeyedArchive
import PropertyEngine
import Testing

@testable import PicklockArchiveProperties

/// Two readers that know nothing of each other: what both accept is the same value to both.
@Suite("Agreement with Python's plistlib", .enabled(if: Plistlib.isPresent, "python3 is absent"))
struct PlistlibAgreesTests {
  /// Property lists, whole and broken. plistlib runs in a child process, once for each batch.
  private static func agreement(
    _ read: @escaping @Sendable ([UInt8]) throws -> PropertyListValue
  ) -> AnyProperty {
    let batch = Generator<[ArchiveCase]> { draw in
      try draw.list(1...96) { draw in try draw(ArchiveCase.generator) }
    }
    return AnyProperty(
      Property(
        "PlistlibAgrees", batch, describe: { $0.map(\.text).joined(separator: "\n\n") }
      ) { archives in
        let files = archives.compactMap { bytes(of: $0) }
        let theirs = try Plistlib.read(files)
        for (file, theirs) in zip(files, theirs) where theirs != "refused" {
          guard let value = try? read(file), !holdsPartsOfSeconds(value) else { continue }
          let ours = Notation.text(value)
          try require(ours == theirs, "both read the same", "\(ours)\n\(theirs)")
        }
      })
  }

  /// The file after what happens to it; nil where XML cannot hold it.
  private static func bytes(of archive: ArchiveCase) -> [UInt8]? {
    guard var bytes = try? archive.bytes(), !bytes.isEmpty else { return nil }
    switch archive.event {
    case .read, .pack: break
    case .cut(let place): bytes = Array(bytes.prefix(place % bytes.count))
    case .change(let place, let mask, _): bytes[place % bytes.count] ^= mask
    }
    return bytes
  }

  /// plistlib rounds those to millionths.
  private static func holdsPartsOfSeconds(_ value: PropertyListValue) -> Bool {
    switch value {
    case .date(let seconds): seconds.rounded() != seconds
    case .array(let parts), .set(let parts): parts.contains { holdsPartsOfSeconds($0) }
    case .dictionary(let entries): entries.contains { holdsPartsOfSeconds($0.value) }
    default: false
    }
  }

  @Test("holds of generated archives, whole and broken", arguments: [UInt64(1), 2])
  func holds(_ seed: UInt64) {
    let property = Self.agreement { try PropertyListValue.read($0) }
    let report = property.search(RunConfiguration(seed: seed, cases: 24))
    #expect(report.outcome == .passed, "\(report)")
  }

  @Test("fails for a reader that loses an entry")
  func broken() {
    let property = Self.agreement { bytes in
      guard case .dictionary(let entries) = try PropertyListValue.read(bytes) else { return .null }
      return .dictionary(entries.dropLast())
    }
    let report = property.search(
      RunConfiguration(seed: 1, cases: 8, shrinking: .none, explains: false))
    #expect(report.counterexample != nil, "\(report)")
  }
}
