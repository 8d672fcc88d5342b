/// One JSON object a line, with `snake_case` keys that stay as they are.
public struct JSONLinesFormat: ReportFormat {
  /// `--json`.
  public static let option: CommandOption? = CommandOption(
    "--json", "prints one JSON object a line")

  /// A format with nothing reported yet.
  public init() {}

  /// Whether sentences for people belong into it.
  public let isText = false

  /// What to print for a record now.
  public func lines(for record: Record) -> String? { record.fields?().text }

  /// What to print at the end of a report.
  public func end(_ title: String) -> String? { nil }
}
