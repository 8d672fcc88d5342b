import DataProtection
import PicklockProperties
import PropertyEngine
import Testing

/// The first properties hold, and each catches a subject that is broken on purpose and shrinks it
/// to the exact minimum.
@Suite struct FirstPropertiesTests {
  @Test("Holds", arguments: ["DeviceSequence", "MemoArchive"])
  func holds(_ name: String) throws {
    let property = try #require(Catalog.property(named: name))
    let report = property.search(RunConfiguration(seed: 1, cases: 500))
    #expect(report.outcome == .passed)
  }

  @Test func aReaderThatAnswersAFailureWithAnEmptyMemoIsCaught() throws {
    let broken = AnyProperty.memoArchive { MemoReader.emptyOnFailure($0) }
    let report = broken.search(RunConfiguration(seed: 1))
    let found = try #require(report.counterexample)
    #expect(found.bytes == [])
    #expect(found.failure.kind.name == "what is accepted names its class and fields")
  }

  @Test func aDeviceThatForgetsToEvictAKeyIsCaught() throws {
    let broken = try #require(BrokenDevice.named("completeKeyKept")).property
    let report = broken.search(RunConfiguration(seed: 1))
    let found = try #require(report.counterexample)
    #expect(
      found.value.hasPrefix(
        """
        3 steps
          1. P: expected ok, got ok
          2. L: expected ok; protected data will become unavailable, \
        got ok; protected data will become unavailable
          3. +10: expected ok; keys evicted at +10s — invariant 1:
        """))
  }

  @Test func aHandleThatOutlivesItsKeyIsCaught() throws {
    let broken = try #require(BrokenDevice.named("completeHandleKept")).property
    let report = broken.search(RunConfiguration(seed: 1))
    let found = try #require(report.counterexample)
    #expect(
      found.value.hasPrefix(
        """
        5 steps
          1. P: expected ok, got ok
          2. L: expected ok; protected data will become unavailable, \
        got ok; protected data will become unavailable
          3. create(A,/Documents/a): expected ok, got ok
          4. +10: expected ok; keys evicted at +10s, got ok; keys evicted at +10s
          5. hrd(#0,1,next): expected EPERM — expected EPERM, got reads ''
        """))
  }

  @Test func theCanaryFallsToItsCommittedInputs() throws {
    let vault: [UInt8] = [4, 3, 2, 1, 4, 1]
    let found = try #require(AnyProperty.canary.shrink([1, 4, 3, 2, 1, 0, 6, 1]))
    #expect(found.bytes == vault)
    #expect(found.value == ".operations([.open, .arm, .turn, .fire])")
  }
}
