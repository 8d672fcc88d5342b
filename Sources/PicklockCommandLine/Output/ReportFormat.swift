/// A form that reports are written in. A new one is one file, and its name in `Verb.Reports`.
public protocol ReportFormat: SendableMetatype {
  /// What asks for it on the command line; nil for the one that nothing has to ask for.
  static var option: CommandOption? { get }

  init()

  /// Whether sentences and tables for people belong into it.
  var isText: Bool { get }

  /// What to print for a record now; nil for nothing.
  mutating func lines(for record: Record) -> String?

  /// What to print at the end of a report with this title; nil for nothing.
  mutating func end(_ title: String) -> String?
}
