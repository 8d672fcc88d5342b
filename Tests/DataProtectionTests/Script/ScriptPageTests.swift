import Foundation
import Testing

@testable import DataProtection

@Suite("The page on device scripts")
struct ScriptPageTests {
  @Test("it lists the vocabulary, and nothing else")
  func vocabulary() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Documentation/DeviceScripts.md")
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| `") }
    let expected = ScriptVocabulary.entries.map { entry in
      "| `\(entry.form.replacing("|", with: "\\|"))` | \(entry.meaning) |"
    }
    #expect(rows.map(String.init) == expected)
  }
}
