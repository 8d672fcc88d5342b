import Foundation
import Testing

/// The statements of the source documents in `Documentation/DataProtection.md`: each command is
/// run as somebody would type it, and prints what the page says.
@Suite("Statements of the source documents")
struct DocumentStatementTests {
  /// A row of one of the three tables.
  struct Statement: CustomTestStringConvertible, Sendable {
    let number: String
    let text: String
    let kind: String
    let command: String
    /// What has to be printed, in that order.
    var results: [String]
    let note: String
    var testDescription: String { "\(number): \(text)" }

    /// Nil for a line that is not such a row.
    init?(_ line: Substring) {
      let cells = line.replacing("\\|", with: "\u{1}").split(
        separator: "|", omittingEmptySubsequences: false
      ).map { $0.replacing("\u{1}", with: "|").trimmingCharacters(in: .whitespaces) }
      guard cells.count == 7, cells[1].wholeMatch(of: /[FKA][0-9]+/) != nil else { return nil }
      (number, text, kind) = (cells[1], cells[2], cells[3])
      command = cells[4].trimmingCharacters(in: ["`"])
      let parts = cells[5].split(separator: "`", omittingEmptySubsequences: false)
      let isResult = kind != "no answer" && kind != "test"
      let leading = parts.indices.prefix {
        $0 % 2 == 1 || parts[$0].isEmpty || parts[$0] == "; "
      }
      results = isResult ? leading.filter { $0 % 2 == 1 }.map { String(parts[$0]) } : []
      note = cells[5]
    }

    /// What is wrong with the row; nil where it holds.
    func fault() throws -> String? {
      switch kind {
      case "device": return try device([])
      case "device, reference": return try device(["--profile", "reference"])
      case "audit": return try prints(["audit", "-"], input: command)
      case "advise", "archive":
        let words = command.split(separator: " ").map { word in
          word.hasPrefix("Corpus/") ? Products.root.appending(path: word).path : String(word)
        }
        return try prints([kind] + words)
      case "test": return try missingTest()
      case "no answer": return note.isEmpty || !command.isEmpty ? "gives no reason" : nil
      default: return "unknown kind '\(kind)'"
      }
    }

    /// The results are those of the last events; what the device does by itself is passed over.
    private func device(_ options: [String]) throws -> String? {
      let ran = try run(["device", "--json"] + options + ["-"], input: command)
      let outcomes = try ran.output.split(separator: "\n").map { line in
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      }.filter { $0?["kind"] as? String != "device" }
        .suffix(results.count).map { $0?["outcome"] as? String ?? "" }
      let agree =
        outcomes.count == results.count && zip(outcomes, results).allSatisfy { $0.hasPrefix($1) }
      return agree && !results.isEmpty && ran.status == 0
        ? nil : "status \(ran.status), \(outcomes) \(ran.error)"
    }

    private func prints(_ arguments: [String], input: String = "") throws -> String? {
      let ran = try run(arguments, input: input)
      var rest = ran.output[...]
      for result in results {
        guard let range = rest.firstRange(of: result) else {
          return "status \(ran.status), no '\(result)' in \(ran.output) \(ran.error)"
        }
        rest = rest[range.upperBound...]
      }
      return results.isEmpty || ran.status == 2 ? "status \(ran.status) \(ran.error)" : nil
    }

    private func run(
      _ arguments: [String], input: String
    ) throws -> (status: Int32, output: String, error: String) {
      let file = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
      try Data(input.utf8).write(to: file)
      defer { _ = try? FileManager.default.removeItem(at: file) }
      return try Products.run("picklock", arguments, input: file)
    }

    /// `Suite` or `Suite.function`: there is such a file of tests, and such a test in it.
    private func missingTest() throws -> String? {
      let names = command.split(separator: ".")
      let tests = Products.root.appending(path: "Tests")
      let paths = try FileManager.default.subpathsOfDirectory(atPath: tests.path)
      guard let path = paths.first(where: { $0.hasSuffix("/\(names[0]).swift") }) else {
        return "no suite \(names[0])"
      }
      let source = try String(contentsOf: tests.appending(path: path), encoding: .utf8)
      return names.count == 1 || source.contains("func \(names[1])(") ? nil : "no such test"
    }
  }

  static let statements: [Statement] = {
    let page = Products.root.appending(path: "Documentation/DataProtection.md")
    guard let text = try? String(contentsOf: page, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap(Statement.init)
  }()

  @Test("prints what the page says", arguments: statements)
  func holds(_ statement: Statement) throws {
    #expect(try statement.fault() == nil)
  }

  @Test("the statements of each document are numbered from 1")
  func numbers() {
    for letter in ["F", "K", "A"] {
      let numbers = Self.statements.map(\.number).filter { $0.hasPrefix(letter) }
      #expect(numbers.count > 30)
      #expect(numbers == (1...max(1, numbers.count)).map { "\(letter)\($0)" })
    }
  }

  @Test(
    "a row with another result, test or kind is noticed",
    arguments: [
      "| F1 | s | device | `P w(A,f) L +11 rd(f)` | `ok` |",
      "| F1 | s | device | `P w(A,f) L +11 rd(f)` | `Cocoa 257` |",
      "| F1 | s | device, reference | `flub` | `ok` |",
      "| F1 | s | advise | `--what health-data --size 1M` | `a file of class C` |",
      "| F1 | s | advise | `--what flub --size 1M` | |",
      "| K1 | s | audit | `{\"items\":[{\"name\":\"k\",\"accessible\":\"aku\"}]}` | `externally` |",
      "| A1 | s | archive | `check Corpus/MemoArchive/memo-valid.gz` | `broken` |",
      "| A1 | s | test | `ReadingTests.noneIsFancy` | |",
      "| A1 | s | test | `NoTests` | |", "| A1 | s | no answer | | |", "| A1 | s | magic | | |",
    ])
  func noticed(_ row: String) throws {
    let statement = try #require(Statement(row[...]))
    #expect(try statement.fault() != nil)
  }
}
