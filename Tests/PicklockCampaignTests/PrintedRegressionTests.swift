import Foundation
import PicklockCommandLine
import Testing

@testable import PicklockCampaign
@testable import PicklockCommand

@Suite("Regression tests that `shrink` prints")
struct PrintedRegressionTests {
  @Test("The printed file is one that the tests of the corpora compile and run")
  func printedFileCompiles() throws {
    let result = ShrinkResult(
      value: ".operations([.open, .arm, .turn])\n.number(13)", original: "", failure: "", kind: "",
      bytes: [4, 3, 2, 1, 4, 0, 1, 2, 3, 4, 5, 6, 255], evaluations: 1, isProvenMinimal: true,
      explanation: [], reproduction: "")
    let compiled = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../CorpusTests/PrintedRegression.swift").standardized
    let kept = try String(contentsOf: compiled, encoding: .utf8)
    #expect(ShrinkText.test(result, target: .canary) + "\n" == kept)
  }
}
