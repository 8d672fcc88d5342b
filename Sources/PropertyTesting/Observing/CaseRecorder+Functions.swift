internal import PropertyEngine
public import Testing

/// Counts the case that runs under a label; a check's report shows how many cases had it.
///
/// As `classify`, `cover`, `target` and `note`, it is for the body of a `check`, also an
/// asynchronous one and tasks it starts; elsewhere it records an issue.
public func label(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
  CaseRecorder.here("label", sourceLocation)?.observe { $0.label(label) }
}

/// Counts the case that runs under a label when the condition holds.
public func classify(
  _ condition: Bool, _ label: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  CaseRecorder.here("classify", sourceLocation)?.observe { $0.classify(condition, label) }
}

/// Demands that the condition holds in at least `percent` of all judged cases: else the check
/// fails, with the figures.
///
/// Call it in every case, whether the condition holds or not: a demand no case made is not known.
public func cover(
  _ percent: Double, _ label: String, when condition: Bool,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  CaseRecorder.here("cover", sourceLocation)?.observe {
    $0.cover(percent, label, when: condition)
  }
}

/// Says how close the case that runs came to what is looked for; the search climbs towards higher
/// scores.
public func target(_ score: Double, sourceLocation: SourceLocation = #_sourceLocation) {
  CaseRecorder.here("target", sourceLocation)?.observe { $0.target(score) }
}

/// Adds a line to the report if the case that runs is the one reported, at most 100 a case.
public func note(
  _ text: @autoclosure () -> String, sourceLocation: SourceLocation = #_sourceLocation
) {
  CaseRecorder.here("note", sourceLocation)?.note(text())
}

extension CaseRecorder {
  fileprivate static func here(
    _ function: String, _ sourceLocation: SourceLocation
  ) -> CaseRecorder? {
    if let current { return current }
    Issue.record(
      "\(function) was called outside the body of a check, or in a detached task of it",
      sourceLocation: sourceLocation)
    return nil
  }
}
