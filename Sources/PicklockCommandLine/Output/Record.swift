/// One thing that a verb reports, for every format to show in its own way.
public struct Record {
  /// For people; nil where a table or a sum says it. Asked for once, by a format that shows it.
  public let text: (() -> String)?
  /// For scripts; nil where there is nothing that the text does not say better.
  public let fields: (() -> JSONLine)?
  /// What was judged and how; nil for a fact.
  public let verdict: Verdict?

  /// Something to report, in the forms that it has.
  public init(text: (() -> String)?, fields: (() -> JSONLine)?, verdict: Verdict?) {
    self.text = text
    self.fields = fields
    self.verdict = verdict
  }
}
