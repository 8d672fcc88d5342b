internal import PropertyEngine
internal import Testing

extension Check {
  /// Records what the search came to: one issue for a failure, a warning for each notice.
  ///
  /// - Throws: after a failure, the error that ends the test without another report.
  func conclude(_ result: SearchResult) throws -> Report {
    if isCancelled() { throw CancellationError() }
    if let notice = forget(result.stale) { warn("\(subject.name): \(notice)") }
    for notice in result.notices { warn("\(subject.name): \(notice)") }
    if crashIsolation?.lacksProbes == true {
      warn("\(subject.name): no child process could be started, so some cases ran unprotected")
    }
    switch result.verdict {
    case .found(let checkFailure):
      record(checkFailure)
      attach(checkFailure)
      if let notice = remember(checkFailure) { warn("\(subject.name): \(notice)") }
      throw journal.endOfTest()
    case .refused(let error):
      journal.report {
        Issue.record("\(subject.name): \(error)", sourceLocation: sourceLocation)
      }
      throw journal.endOfTest()
    case .ended(let report):
      try conclude(report)
      return report
    }
  }

  /// Records what a search without a checkFailure has to say.
  private func conclude(_ report: Report) throws {
    if let shortfall = shortfall(of: report) {
      journal.report {
        Issue.record("\(report.property): \(shortfall)", sourceLocation: sourceLocation)
      }
      throw journal.endOfTest()
    }
    if isSeedPinned, saved == nil {
      warn(
        "\(report.property): no case of seed \(report.seed) fails any more: "
          + "remove the pinned seed, so that others are searched")
    }
    if !report.labels.isEmpty || !report.coverage.isEmpty { attach("\(report)\n", "report.txt") }
  }

  /// Why a search without a counterexample does not count as passed; nil where it does.
  private func shortfall(of report: Report) -> String? {
    switch report.outcome {
    case .passed, .failed: stopReason.map { "stopped after \(report.judged) cases: \($0)" }
    case .gaveUp(let reason): "gave up after \(report.judged) cases: \(stopReason ?? reason)"
    case .nothingJudged(let reason):
      "no case was judged, so nothing was tested: \(stopReason ?? reason); draw values that "
        + "satisfy the condition, or loosen it"
    }
  }

  /// Records the one issue of a failure, after running its case once more to have the issue.
  private func record(_ checkFailure: CheckFailure) {
    let kind = checkFailure.failure.kind
    guard crashIsolation?.isDeath(kind) != true else {
      journal.report {
        Issue.record(
          "\(checkFailure.failure.message)\n\(text(checkFailure))", sourceLocation: sourceLocation)
      }
      return
    }
    let again = journal.listen { (checkFailure.example ?? subject).replay(checkFailure.choices) }
    guard case .failed(let failure) = again, failure.kind == kind else {
      let flaky = "the same case did not fail when it ran again: it depends on more than its value"
      journal.report {
        Issue.record(
          "\(checkFailure.failure.message)\n\(text(checkFailure, [flaky]))",
          sourceLocation: sourceLocation)
      }
      return
    }
    let others = journal.issueCount - 1
    let notes =
      recorder.notes + (others > 0 ? ["this case records \(others) more issues"] : [])
    if let issue = journal.issue {
      journal.report(instead: issue) {
        Issue.record("\(text(checkFailure, notes))", sourceLocation: sourceLocation)
      }
    } else if let error = journal.error {
      journal.report {
        Issue.record(error, "\(text(checkFailure))", sourceLocation: sourceLocation)
      }
    }
  }

  private func text(_ checkFailure: CheckFailure, _ notes: [String] = []) -> String {
    checkFailure.text(subject.name, check: place, notes: notes + stopNotes)
  }

  var place: String { "\(sourceLocation.fileID):\(sourceLocation.line)" }

  private var stopReason: String? { crashIsolation?.stopReason }

  private var stopNotes: [String] {
    stopReason.map { ["shrinking stopped early: \($0)"] } ?? []
  }

  private func attach(_ checkFailure: CheckFailure) {
    if checkFailure.isShortened {
      attach(checkFailure.wholeText(subject.name, check: place, notes: stopNotes), "failure.txt")
    }
    guard let bytes = checkFailure.bytes else { return }
    Attachment.record(
      Attachment(bytes, named: "\(fileName).case", sourceLocation: sourceLocation),
      sourceLocation: sourceLocation)
  }

  private func attach(_ text: String, _ suffix: String) {
    Attachment.record(
      Attachment(text, named: "\(fileName)-\(suffix)", sourceLocation: sourceLocation),
      sourceLocation: sourceLocation)
  }

  /// The property's name with nothing in it that a file name may not have.
  private var fileName: String {
    subject.name.prefix(60).split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  /// Records a warning, where the toolchain has them; before Swift 6.3 attaches it instead.
  private func warn(_ text: String) {
    #if compiler(>=6.3)
      journal.report {
        Issue.record("\(text)", severity: .warning, sourceLocation: sourceLocation)
      }
    #else
      attach("\(text)\n", "warning.txt")
    #endif
  }
}
