import DataProtection
import PicklockCommandLine
import PropertyFuzzing

/// `picklock advise`: where a piece of data belongs, which class protects it, and the code for it.
enum AdviseCommand {
  static var details: String {
    let width = DataKind.allCases.map(\.rawValue.count).max() ?? 0
    let kinds = DataKind.allCases.map { "  \($0.rawValue.padded(to: width))  \($0.meaning)" }
    return """
      Says where a piece of data belongs (keychain or file), with which class, when it can then be
      used, why, what to mind, and gives Swift to paste and a device script that shows it. On a
      terminal it asks for what the options leave out.

      KIND
      \(kinds.joined(separator: "\n"))

      example: picklock advise --what database --size 20M --write open

      Status: 0 an advice; 2 wrong use.
      """
  }

  static func run(_ arguments: Arguments, _ output: Output) throws -> Int32 {
    try arguments.expectNothingElse()
    let advice = ProtectionAdvisor.advise(try answers(arguments, output.console).need())
    output.report(text: { text(advice) }, fields: { add(advice, to: &$0) })
    return 0
  }

  /// What the options say and, where they do not suffice, what somebody at the terminal does.
  private static func answers(
    _ arguments: Arguments, _ console: Console
  ) throws -> AdviseAnswers {
    var answers = AdviseAnswers()
    var open: [AdviseQuestion] = []
    for question in AdviseQuestion.allCases {
      let given = arguments.all(question.option)
      guard given.count < 2 else { throw CommandError("\(question.option.name) is given twice") }
      if let word = given.first {
        try question.answer(word, &answers)
      } else {
        open.append(question)
      }
    }
    if open.contains(where: \.isRequired) { try answers.ask(open, console) }
    return answers
  }

  private static func text(_ advice: ProtectionAdvice) -> String {
    var lines = ["Store it in: " + place(advice.storage)]
    if let key = advice.keyItem { lines.append("Its key in:  " + place(.keychain(key))) }
    lines += [
      "While locked: \(advice.whileLocked.phrase)",
      "Before the first unlock: \(advice.whileLocked == .always ? "yes" : "no")", "", "Because:",
    ]
    lines += advice.reasons.map { "- " + $0 }
    lines += ["", "Mind:"] + advice.cautions.map { "- " + $0 }
    lines += [
      "", "See it:", "echo '\(advice.script)' | \(Session.command) device -", "", "Paste:", "",
    ]
    return lines.joined(separator: "\n") + "\n" + advice.code
  }

  private static func place(_ storage: ProtectionAdvice.Storage) -> String {
    switch storage {
    case .file(let protection):
      "a file of class \(protection.letter), \(protection.attributeValue)"
    case .keychain(let accessibility):
      "a keychain item, \(accessibility.constantName) (\(accessibility.rawValue))"
    }
  }

  /// The advice for scripts; what does not apply is left out.
  private static func add(_ advice: ProtectionAdvice, to line: inout JSONLine) {
    func list(_ texts: [String]) -> [String] { texts.map { JSONLine.quoted($0) } }
    if case .keychain(let accessibility) = advice.storage {
      line.add("accessible", accessibility.constantName)
    }
    line.add("cautions", json: list(advice.cautions))
    line.add("code", advice.code)
    line.add("key_accessible", advice.keyItem?.constantName)
    if case .file(let protection) = advice.storage {
      line.add("protection", protection.attributeValue)
    }
    line.add("reasons", json: list(advice.reasons))
    line.add("script", advice.script)
    switch advice.storage {
    case .file: line.add("storage", "file")
    case .keychain: line.add("storage", "keychain")
    }
    line.add("while_locked", advice.whileLocked.rawValue)
  }
}

extension Verb {
  static let advise = Verb(
    "advise", "says which class or keychain constant protects a piece of data.",
    options: AdviseQuestion.allCases.map(\.option), reports: .facts,
    details: AdviseCommand.details
  ) { try AdviseCommand.run($0, $1) }
}
