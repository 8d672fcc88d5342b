import Foundation

/// How the values of each built-in generator are spread, as Markdown beside Hypothesis's.
///
/// `--write` puts the tables into `Documentation/Generators.md`, between two marks.
enum DistributionSuite {
  static let suite = Suite(
    name: "distribution", summary: "how the values of each generator are spread, as a page",
    run: { try run($0) })

  private static let marks = (begin: "<!-- figures -->\n", end: "<!-- end of figures -->\n")

  static func run(_ options: Options) throws {
    let subjects = DistributionSubject.all.filter { options.includes($0.swift) }
    let peer = options.peers ? values(of: subjects) : [:]
    var tables = ""
    for subject in subjects {
      let rows = subject.rows(peer[subject.python] ?? [])
      if options.json {
        rows.flatMap { measurements($0, of: subject) }.forEach(options.emit)
      }
      tables += markdown(subject, rows)
    }
    if options.writes {
      try write(tables)
    } else if !options.json {
      print(tables)
    }
  }

  private static func values(of subjects: [DistributionSubject]) -> [String: [Any]] {
    var values: [String: [Any]] = [:]
    PythonPeer(name: "hypothesis", script: "hypothesis_distribution.py")
      .run(subjects.map(\.python)) { line in
        guard let expression = line["expression"] as? String, let value = line["value"] else {
          return
        }
        values[expression, default: []].append(value)
      }
    return values
  }

  private static func markdown(_ subject: DistributionSubject, _ rows: [DistributionRow]) -> String
  {
    let head = [
      "", "### `\(subject.swift)`", "",
      "| | here | `\(subject.python.replacing("|", with: "\\|"))` |", "|---|--:|--:|",
    ]
    return (head + rows.map(\.markdown)).joined(separator: "\n") + "\n"
  }

  private static func measurements(
    _ row: DistributionRow, of subject: DistributionSubject
  ) -> [Measurement] {
    [("picklock", row.own), ("hypothesis", row.peer)].compactMap { name, value in
      value.map {
        Measurement(
          suite: "distribution", caseName: subject.swift, subject: name, metric: row.label,
          value: $0, unit: row.isShare ? "share" : "parts")
      }
    }
  }

  private static func write(_ tables: String) throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../../Documentation/Generators.md").standardizedFileURL
    let text = try String(contentsOf: page, encoding: .utf8)
    guard let begin = text.firstRange(of: marks.begin), let end = text.firstRange(of: marks.end)
    else { throw CocoaError(.fileReadCorruptFile) }
    let remade = text[..<begin.upperBound] + tables + "\n" + text[end.lowerBound...]
    try remade.write(to: page, atomically: true, encoding: .utf8)
  }
}
