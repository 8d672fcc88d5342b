import Compression
import FuzzSupport
import KeyedArchive

/// `picklock archive check`: a line for each file.
struct ArchiveChecking {
  let options: ArchiveOptions
  private let checker: ArchiveChecker

  init(_ options: ArchiveOptions) {
    self.options = options
    checker = ArchiveChecker(limits: options.limits, roots: options.roots, top: options.top)
  }

  func run() -> Int32 {
    ArchiveReport.run(options) { source, input, _ in
      print(try checker.check(input.bytes), of: input, source.path)
    }
  }

  private func print(_ facts: ArchiveChecker.Facts, of input: ArchiveInput, _ path: String) {
    let wrapping = input.wrapping.map { " (\($0.rawValue))" } ?? ""
    guard options.json else { return Console.out("ok      \(path)\(wrapping): \(facts.words)") }
    var line = JSONLine()
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
    Console.out(line.text)
  }
}
