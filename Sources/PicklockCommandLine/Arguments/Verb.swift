/// One thing the command does.
public struct Verb: Sendable {
  /// As it is typed.
  public let name: String
  /// A sentence without its subject, which is the verb.
  public let summary: String
  /// What follows the name besides options: `TARGET [FILE]...`.
  public let operands: String
  /// Every option that it takes, those of its formats included, in the order of its help.
  public let options: [CommandOption]
  /// The formats that it reports in besides text.
  public let formats: [any ReportFormat.Type]
  /// What else help says, after the options.
  public let details: @Sendable () -> String
  /// Whether all words are for another program.
  public let passesWordsOn: Bool
  /// Does it, and returns the exit status.
  public let body: @Sendable (Arguments, Output) throws -> Int32

  /// A verb; `body` gets what was typed and where to report, and returns the exit status.
  public init(
    _ name: String, _ summary: String, operands: String = "", options: [CommandOption] = [],
    reports: Reports, passesWordsOn: Bool = false,
    details: @autoclosure @escaping @Sendable () -> String = "",
    body: @escaping @Sendable (Arguments, Output) throws -> Int32
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    formats = reports.formats
    self.options = options + formats.compactMap { $0.option }
    self.details = details
    self.passesWordsOn = passesWordsOn
    self.body = body
  }

  /// What a verb has to report.
  public enum Reports {
    /// What another program prints.
    case nothing
    /// Facts.
    case facts
    /// Facts, and what passed or failed.
    case verdicts

    var formats: [any ReportFormat.Type] {
      switch self {
      case .nothing: []
      case .facts: [JSONLinesFormat.self]
      case .verdicts: [JSONLinesFormat.self, JUnitFormat.self]
      }
    }
  }
}
