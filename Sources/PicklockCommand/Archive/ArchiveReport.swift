import KeyedArchive
import PicklockCommandLine
import PicklockCorpus
import PropertyFuzzing

/// Lines about files that are broken or cannot be read, and the status that they add up to.
struct ArchiveReport {
  private let output: Output
  private var passed = 0
  private var status: Int32 = 0

  init(_ output: Output) {
    self.output = output
  }

  /// Reads each file that the options name and hands it on; returns the status.
  static func run(
    _ options: ArchiveOptions, _ output: Output,
    _ body: (ArchiveSources.Source, ArchiveInput, inout ArchiveReport) throws -> Void
  ) -> Int32 {
    var report = ArchiveReport(output)
    ArchiveSources.each(options.files) {
      report.unreadable($0.path, $0)
    } _: { source in
      do {
        let input = try ArchiveInput(source.path, options)
        guard !source.isFound || input.mayBePropertyList else { return report.pass() }
        try body(source, input, &report)
      } catch {
        report.failed(source, error)
      }
    }
    return report.finish()
  }

  /// Counts a file of a folder that is not a property list.
  mutating func pass() { passed += 1 }

  /// Something was found that is not as it should be.
  mutating func found() { status = max(status, 1) }

  /// A file that cannot be read, is damaged, or is another kind of file in a folder.
  mutating func failed(_ source: ArchiveSources.Source, _ error: any Error) {
    switch error {
    case let error as CorpusError: unreadable(source.path, error)
    case let error as ArchiveError:
      if source.isFound, error.code == .unknownFormat { return pass() }
      broken(source.path, error)
    default:
      // A damaged or foreign compressed file that nobody named.
      if source.isFound { return pass() }
      broken(source.path, error)
    }
  }

  mutating func unreadable(_ path: String, _ error: CorpusError) {
    status = 2
    output.report(
      Verdict(group: "archive", name: path, outcome: .error(error.reason)),
      text: { "unread  \(path): \(error.reason)" },
      fields: { line in
        line.add("file", path)
        line.add("ok", false)
        line.add("unreadable", true)
        line.add("error", error.reason)
      })
  }

  mutating func broken(_ path: String, _ error: any Error) {
    found()
    output.report(
      Verdict(group: "archive", name: path, outcome: .failed("\(error)", detail: "")),
      text: { "broken  \(path): \(error)" },
      fields: { line in
        line.add("file", path)
        line.add("ok", false)
        line.add("error", "\(error)")
        guard let error = error as? ArchiveError else { return }
        line.add("code", error.code.rawValue)
        line.add("family", error.family.rawValue)
        line.add("path", "\(error.path)")
        if let offset = error.offset { line.add("offset", offset) }
      })
  }

  /// The status, after a word about what was passed over.
  func finish() -> Int32 {
    if passed > 0 {
      output.console.error("passed over \(passed) \(passed == 1 ? "file" : "files") of other kinds")
    }
    return status
  }
}
