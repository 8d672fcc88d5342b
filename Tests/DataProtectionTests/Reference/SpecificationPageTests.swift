import Foundation
import Testing

@testable import DataProtection

/// `Documentation/DataProtection.md` says what the code's tables say, and explains every short key.
@Suite("The page on data protection")
struct SpecificationPageTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let page = root.appending(path: "Documentation/DataProtection.md")

  /// The page with every table as the code has it now.
  private static func rewritten(_ page: String) throws -> String {
    var text = page
    for (name, block) in SpecificationPage.blocks {
      let (begin, end) = ("<!-- begin \(name) -->\n", "\n<!-- end \(name) -->")
      let start = try #require(text.range(of: begin), "\(name) has no place in the page")
      let stop = try #require(text.range(of: end), "\(name) has no end in the page")
      text.replaceSubrange(start.upperBound..<stop.lowerBound, with: block)
    }
    return text
  }

  @Test("Each table is the code's; PICKLOCK_WRITE_PAGES=1 writes them")
  func tables() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let wanted = try Self.rewritten(text)
    if ProcessInfo.processInfo.environment["PICKLOCK_WRITE_PAGES"] == "1" {
      try wanted.write(to: Self.page, atomically: true, encoding: .utf8)
    } else {
      #expect(text == wanted, "run swift test with PICKLOCK_WRITE_PAGES=1")
    }
  }

  @Test("Every short key of a source that the code cites is explained")
  func sources() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let folder = Self.root.appending(path: "Sources/DataProtection")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var cited: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let source = try String(contentsOf: file, encoding: .utf8)
      for match in source.matches(of: /\b(?:PS|AD|K|DTS)-[A-Za-z0-9]+/) {
        cited.insert(String(match.output))
      }
    }
    #expect(cited.count > 15)
    for key in cited.sorted() { #expect(text.contains("| \(key) |"), "\(key)") }
  }

  @Test("The page on scripts lists the same knobs")
  func assumptions() throws {
    let scripts = Self.root.appending(path: "Documentation/DeviceScripts.md")
    let text = try String(contentsOf: scripts, encoding: .utf8)
    for assumption in Assumption.allCases {
      #expect(text.contains("| \(assumption.name) | \(assumption.statement) |"))
    }
  }
}
