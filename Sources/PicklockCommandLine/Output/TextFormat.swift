/// Text for people, which is what a verb prints unless it is asked for something else.
public struct TextFormat: ReportFormat {
  /// None: nothing has to ask for it.
  public static let option: CommandOption? = nil

  /// A format with nothing reported yet.
  public init() {}

  /// Whether sentences for people belong into it.
  public let isText = true

  /// What to print for a record now.
  public func lines(for record: Record) -> String? { record.text?() }

  /// What to print at the end of a report.
  public func end(_ title: String) -> String? { nil }
}
