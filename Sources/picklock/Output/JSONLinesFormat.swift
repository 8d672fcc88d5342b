import PropertyFuzzing

/// One JSON object a line, with `snake_case` keys that stay as they are.
struct JSONLinesFormat: ReportFormat {
  static let option: CommandOption? = CommandOption("--json", "prints one JSON object a line")

  let isText = false

  func lines(for record: Record) -> String? { record.fields?().text }

  func end(_ title: String) -> String? { nil }
}
