extension CommandSequence {
  /// More steps than this are not printed one by one.
  private static var printedSteps: Int { 200 }

  /// The sequence as a numbered trace, then as a test to paste.
  @usableFromInline
  func text(named name: String) -> String {
    if Machine.runsWhenPrinted && answers.isEmpty { runAgain() }
    guard commands.count <= Self.printedSteps else {
      let head = trace(0..<20) + ["  …"]
      let tail = trace(commands.count - 20..<commands.count)
      return (["\(commands.count) steps"] + head + tail).joined(separator: "\n")
    }
    let title = commands.count == 1 ? "1 step" : "\(commands.count) steps"
    return ([title] + trace(0..<commands.count) + [""] + [test(named: name)])
      .joined(separator: "\n")
  }

  private func runAgain() {
    var observations = Observations()
    do { try check(&observations) } catch { failure = error }
  }

  /// One line a step: who, what, what the model expects, and what the system did if it was run.
  private func trace(_ range: Range<Int>) -> [String] {
    var model = start
    var lines: [String] = []
    let width = String(commands.count).count
    for (index, command) in commands.enumerated() {
      guard index < range.upperBound else { break }
      let expected = model.nextState(command)
      guard index >= range.lowerBound else { continue }
      let number = String(index + 1)
      let padding = String(repeating: " ", count: width - number.count)
      let issuer = index < issuers.count ? "[\(issuers[index])] " : ""
      let answer = Machine.Response.self == Void.self ? "" : ": expected \(expected)"
      let text = Machine.text(of: command)
      lines.append("  \(padding)\(number). \(issuer)\(text)\(answer)\(got(index))")
    }
    return lines
  }

  private func got(_ index: Int) -> String {
    if index < answers.count {
      return Machine.Response.self == Void.self ? "" : ", got \(answers[index])"
    }
    guard index == answers.count, let failure else { return "" }
    let details = (failure as? StepFailure)?.details ?? "\(failure)"
    return " — \(details)"
  }

  private func test(named name: String) -> String {
    StepTest(
      name: name, machine: start.source, commands: commands.map { Machine.source(of: $0) }
    ).text
  }
}
