import Testing

@testable import PicklockCampaign

@Suite struct CrashReportTests {
  func report(_ log: String) -> CrashReport { CrashReport(log: log, packageRoot: "/p") }

  @Test func aPropertyNamesItsKindAndShowsItsValue() {
    let report = report(
      """
      #9 NEW cov: 1
      picklock-kind: the vault never fires at Properties/Catalog+Canary.swift:22
      picklock-failure: the vault never fires: 4 operations
      picklock-value: .operations([.open])
      ==1== ERROR: libFuzzer: deadly signal
      """)
    #expect(report.signature == "the vault never fires at Properties/Catalog+Canary.swift:22")
    #expect(report.kind == report.signature)
    #expect(report.detail == ["the vault never fires: 4 operations", ".operations([.open])"])
    #expect(report.slug == "the-vault-never-fires-at-properties-catalog-canary-swift-22")
  }

  @Test func aTrapIsToldByItsPlaceInThePackage() {
    let report = report(
      """
      ==9== ERROR: libFuzzer: deadly signal
          #3 0x7f6 (/lib/libc.so.6+0x3c04f)
          #4 0x560 in Swift runtime failure: arithmetic overflow /<compiler-generated>
          #5 0x560 in KeyedArchive.read() /p/Sources/KeyedArchive/Reader.swift:5:54
          #6 0x560 in LLVMFuzzerTestOneInput /p/FuzzTargets/A/A.swift:9:1
      """)
    #expect(report.signature == "arithmetic overflow at Reader.swift:5")
    #expect(report.kind == nil)
    #expect(report.detail == ["arithmetic overflow", "Reader.swift:5", "A.swift:9"])
  }

  @Test func aSanitizersVerdictIsKept() {
    let report = report(
      """
      ==9==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x60 at pc 0x56
          #0 0x560 in f /p/Sources/PropertyFuzzing/SelfTest.swift:21:3
      """)
    #expect(report.signature == "AddressSanitizer heap-buffer-overflow at SelfTest.swift:21")
  }

  @Test(
    "Libfuzzer's own verdicts",
    arguments: [
      ("==9== ERROR: libFuzzer: timeout after 25 seconds", "timeout after 25 seconds"),
      ("==9== ERROR: libFuzzer: out-of-memory (used: 2561Mb; limit: 2560Mb)", "out-of-memory"),
      ("", "died without a word"),
    ])
  func verdicts(_ log: String, _ signature: String) {
    #expect(report(log).signature == signature)
  }

  @Test func twoPlacesAreTwoBugs() {
    let one = report("Fatal error: index out of range\n  #1 0x1 in f /p/Sources/A/B.swift:1:2")
    let two = report("Fatal error: index out of range\n  #1 0x1 in f /p/Sources/A/B.swift:9:2")
    #expect(one.signature != two.signature)
  }
}
