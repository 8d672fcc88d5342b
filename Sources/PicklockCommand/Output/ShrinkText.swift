import Foundation
import PicklockCampaign
import PicklockCommandLine
import PropertyFuzzing

/// A shrunk counterexample, for people and for scripts.
enum ShrinkText {
  static func text(_ result: ShrinkResult, target: CampaignTarget, file: URL) -> String {
    var lines = ["failure  \(result.failure)", "value    \(result.value)"]
    lines += result.explanation.map { "         \($0)" }
    lines.append("original \(result.original)")
    let proof = result.isProvenMinimal ? "; nothing simpler fails in this way" : ""
    lines.append("runs     \(result.evaluations)\(proof)")
    lines.append("file     \(file.relativePath)")
    lines += ["", "As a Swift test:", "", test(result, target: target)]
    return lines.joined(separator: "\n")
  }

  /// A file of one test that fails until the bug is fixed, imports included.
  static func test(_ result: ShrinkResult, target: CampaignTarget) -> String {
    let bytes = result.bytes.map { "0x" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    var rows: [String] = []
    for start in stride(from: 0, to: bytes.count, by: 12) {
      rows.append("    " + bytes[start..<min(start + 12, bytes.count)].joined(separator: ", "))
    }
    let list = bytes.isEmpty ? "[]" : "[\n\(rows.joined(separator: ",\n")),\n  ]"
    return """
      \(target.entry.importLines.joined(separator: "\n"))

      /// \(result.value.split(separator: "\n").joined(separator: "\n/// "))
      @Test func regression() throws {
        let input = SavedInput(bytes: \(list))
        try check(\(target.entry.property), saved: input)
      }
      """
  }

  /// The same for scripts.
  static func add(_ result: ShrinkResult, file: URL, to line: inout JSONLine) {
    line.add("value", result.value)
    line.add("original", result.original)
    line.add("kind", result.kind)
    line.add("failure", result.failure)
    line.add("evaluations", result.evaluations)
    line.add("proven_minimal", result.isProvenMinimal)
    line.add("reproduction", result.reproduction)
    line.add("file", file.relativePath)
  }
}
