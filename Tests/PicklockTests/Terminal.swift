import Foundation

@testable import picklock

/// A terminal that remembers what was printed and types what a test tells it to.
final class Terminal {
  private(set) var output: [String] = []
  private(set) var errors: [String] = []
  private(set) var status: Int32 = -1
  /// What was written, by name.
  private(set) var files: [String: String] = [:]

  /// Runs a verb with `input` as its file, or with files of their own; `typed` are the lines that
  /// somebody types, if anybody.
  init(
    _ arguments: [String], input: String = "", files: [String: Data] = [:], typed: [String]? = nil,
    _ run: ([String], CommandStreams) -> Int32
  ) {
    var lines = typed?[...]
    var streams = CommandStreams(
      read: { name, _ in
        guard name != "missing" else { throw CocoaError(.fileReadNoSuchFile) }
        return files[name] ?? Data(input.utf8)
      },
      out: { [unowned self] in output.append($0) },
      error: { [unowned self] in errors.append($0) },
      typed: typed == nil ? nil : { lines?.popFirst() })
    streams.write = { [unowned self] in self.files[$0] = $1 }
    status = run(arguments, streams)
  }
}
