import PropertyFuzzing

/// One thing that a verb reports, for every format to show in its own way.
struct Record {
  /// For people; nil where a table or a sum says it. Asked for once, by a format that shows it.
  let text: (() -> String)?
  /// For scripts; nil where there is nothing that the text does not say better.
  let fields: (() -> JSONLine)?
  /// What was judged and how; nil for a fact.
  let verdict: Verdict?
}
