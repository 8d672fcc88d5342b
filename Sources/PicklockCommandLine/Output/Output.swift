/// What a verb reports to: the one place that knows the format.
public final class Output {
  /// Where it is printed.
  public let console: Console
  private let title: String
  private var format: any ReportFormat

  /// Reports in a format, under a title, on a console.
  public init(_ format: any ReportFormat, named title: String, on console: Console) {
    self.format = format
    self.title = title
    self.console = console
  }

  /// Whether it is text for people, who are also told what needs no record.
  public var isText: Bool { format.isText }

  /// A sentence or a table for people, in text alone.
  public func note(_ text: String) {
    if isText { console.out(text) }
  }

  /// The same, as a line that stands out.
  public func alarm(_ text: String) {
    if isText { console.alarm(text) }
  }

  /// Reports a fact or a verdict; what a format does not show is not asked for.
  public func report(
    _ verdict: Verdict? = nil, text: (() -> String)?, fields: ((inout JSONLine) -> Void)?
  ) {
    let record = Record(
      text: text,
      fields: fields.map { add in
        {
          var line = JSONLine()
          add(&line)
          return line
        }
      }, verdict: verdict)
    if let lines = format.lines(for: record) { console.out(lines) }
  }

  /// Ends the report, with an error where one stopped it.
  public func end(because error: (any Error)? = nil) {
    if let error {
      report(
        Verdict(group: title, name: "all", outcome: .error("\(error)")), text: nil, fields: nil)
    }
    if let lines = format.end(title) { console.out(lines) }
  }
}
