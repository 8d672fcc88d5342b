import Foundation
import Testing

/// The Swift that the documents show is the Swift of this folder, which is compiled and run.
struct GuideTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: ["README.md", "Documentation/Guide.md"])
  func `Swift in a document stands in a test`(_ document: String) throws {
    let code = try FileManager.default
      .contentsOfDirectory(atPath: Self.root.appending(path: "Tests/GuideTests").path)
      .filter { $0.hasSuffix(".swift") }
      .map { try Self.text("Tests/GuideTests/\($0)") }
    let paragraphs = Self.paragraphs(in: try Self.text(document))
    #expect(!paragraphs.isEmpty)
    for paragraph in paragraphs {
      #expect(code.contains { $0.contains(paragraph) }, "\(document) shows what no test runs")
    }
  }

  @Test func `a paragraph that no test runs is seen`() {
    let document = "```swift\nlet a = 1\n\n  let b = 2\n```\nlet c = 3\n```\nlet d = 4\n```"
    #expect(Self.paragraphs(in: document) == ["let a = 1", "let b = 2"])
  }

  /// The paragraphs of the blocks marked as Swift, without indentation.
  private static func paragraphs(in document: String) -> [String] {
    var paragraphs: [String] = []
    var block: [String]?
    for line in document.components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        paragraphs += (block ?? []).joined(separator: "\n").components(separatedBy: "\n\n")
        block = line == "```swift" ? [] : nil
      } else {
        block?.append(line.trimmingCharacters(in: .whitespaces))
      }
    }
    return paragraphs.filter { !$0.isEmpty }
  }

  /// A file without indentation.
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
      .components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }
}
