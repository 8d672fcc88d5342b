import KeyedArchive
import PicklockArchiveProperties
import PropertyEngine
import Testing

@Suite("What is claimed of archives")
struct ClaimTests {
  @Test("Every claim holds of the package", arguments: [UInt64(1), 2])
  func hold(_ seed: UInt64) {
    for property in [AnyProperty.archiveGraph, AnyProperty.memoDamage] {
      let report = property.search(RunConfiguration(seed: seed, cases: 1_500))
      #expect(report.outcome == .passed, "\(report)")
    }
  }

  @Test("Every seed upholds the claims about bytes", arguments: try ArchiveSeeds.whole())
  func seeds(_ seed: ArchiveSeeds.Seed) {
    #expect(AnyProperty.archiveBytes.run(seed.bytes) == .passed, "\(seed.name)")
  }

  @Test("A unit keeps the number that Foundation gives it")
  func unitSpecifier() throws {
    let graph = try ArchiveGraph(ArchiveEncoder().encode(ArchiveSeeds.specifiedMeasurement))
    #expect(try graph.value(of: graph.root()) == ArchiveSeeds.specifiedMeasurement)
  }

  private func caught(_ property: AnyProperty, cases: Int = 5_000) throws -> Counterexample {
    let report = property.search(RunConfiguration(seed: 5, cases: cases))
    return try #require(report.counterexample, "\(property.name): \(report)")
  }

  @Test("Memos that are read or checked wrongly are caught, at the exact minimum")
  func brokenMemos() throws {
    let minima: [(MemoSubject, String, String)] = [
      (.emptyOnFailure, "a memo cut short is refused", #"Memo(text: ""), binary, cut(0)"#),
      (.ofAnyClass, "another root is refused", #"Memo(text: ""), binary, otherClass("NSObject")"#),
      (
        .cuttingLongTexts, "a text over the limit is refused",
        #"Memo(text: ""), binary, tooLong(1)"#
      ),
      (
        .trustingWhatDecodes, "another memo is noticed when read again",
        #"Memo(text: ""), binary, flip(position: 20, mask: 1)"#
      ),
    ]
    for (subject, claim, minimum) in minima {
      let found = try caught(AnyProperty.memoDamage(subject))
      #expect(found.failure.kind.name == claim)
      #expect(found.value == minimum)
    }
  }

  @Test("Archives that are read or written wrongly are caught, at the exact minimum")
  func brokenArchives() throws {
    let text = "value string(\"\")\nbinary"
    let minima: [(ArchiveSubject, String, String)] = [
      (.emptyOnFailure, "an archive cut short is refused", text),
      (.workingWithoutEnd, "work stays inside its bound", text),
      (.forgettingLastField, "what is written reads the same", "value date(0.0)\nbinary"),
      (
        .refusingWithoutReason, "a refusal is a typed error",
        text + "\nbyte 0 changed by 1"
      ),
      (
        .readingOverTrailingBytes, "a damaged archive is refused",
        text + "\ndamaged: bytes behind the trailer (kind 7, variant 0)"
      ),
      (
        .losingSharing, "what is written reads the same",
        """
        NSKeyedArchiver, 3 objects
        root: NSArray #1
          NS.objects: NSArray #1 (holds itself: shown above)
          NS.keys: NSArray #1 (holds itself: shown above)
        binary
        """
      ),
      (.inflatingWithoutLimit, "content over the ratio is refused", text + "\nzlib, overRatio"),
      (
        .inflatingOverTrailingBytes, "bytes behind a compressed archive are refused",
        text + "\nzlib, trailing(1)"
      ),
    ]
    for (subject, claim, minimum) in minima {
      let found = try caught(AnyProperty.archiveGraph(subject))
      #expect(found.failure.kind.name == claim)
      #expect(found.value == minimum)
    }
  }

  @Test("Archives that are read or written wrongly are caught from bytes too")
  func brokenBytes() throws {
    let seeds = try ArchiveSeeds.whole()
    for (subject, name) in [
      (ArchiveSubject.readingOverTrailingBytes, "memo-refused-trailing"),
      (.forgettingLastField, "value-array"), (.refusingEverything, "value-array"),
      (.checkingNothing, "wrong-objects-00"),
    ] {
      let seed = try #require(seeds.first { $0.name == name })
      guard case .failed = AnyProperty.archiveBytes(subject).run(seed.bytes) else {
        Issue.record("\(name) was not caught")
        continue
      }
    }
  }
}
