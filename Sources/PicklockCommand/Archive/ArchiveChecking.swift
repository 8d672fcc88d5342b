import KeyedArchive
import PicklockCommandLine
import PicklockCompression
import PropertyFuzzing

/// `picklock archive check`: a line for each file.
struct ArchiveChecking {
  let options: ArchiveOptions
  let output: Output
  private let checker: ArchiveChecker

  init(_ options: ArchiveOptions, _ output: Output) {
    self.options = options
    self.output = output
    checker = ArchiveChecker(limits: options.limits, roots: options.roots, top: options.top)
  }

  func run() -> Int32 {
    ArchiveReport.run(options, output) { source, input, _ in
      report(try checker.check(input.bytes), of: input, source.path)
    }
  }

  private func report(_ facts: ArchiveChecker.Facts, of input: ArchiveInput, _ path: String) {
    let wrapping = input.wrapping.map { " (\($0.rawValue))" } ?? ""
    output.report(
      Verdict(group: "archive", name: path, outcome: .passed),
      text: { "ok      \(path)\(wrapping): \(facts.words)" },
      fields: { Self.add(facts, of: input, path, to: &$0) })
  }

  private static func add(
    _ facts: ArchiveChecker.Facts, of input: ArchiveInput, _ path: String, to line: inout JSONLine
  ) {
    line.add("file", path)
    line.add("ok", true)
    line.add("found", facts.words)
    line.add("compression", input.wrapping?.rawValue)
    line.add("format", facts.format.rawValue)
    line.add("bytes", input.bytes.count)
    line.add("objects", facts.objects)
    line.add("archiver", facts.archiver)
    line.add(
      "top",
      json: facts.top.map { entry in
        var object = JSONLine()
        object.add("key", entry.key)
        object.add("kind", entry.kind)
        object.add("class", entry.className)
        if let id = entry.identifier { object.add("id", Int(id)) }
        return object.text
      })
    line.add("classes", json: facts.classes.map { JSONLine.quoted($0) })
  }
}
