/// Text for people, which is what a verb prints unless it is asked for something else.
struct TextFormat: ReportFormat {
  static let option: CommandOption? = nil

  let isText = true

  func lines(for record: Record) -> String? { record.text?() }

  func end(_ title: String) -> String? { nil }
}
