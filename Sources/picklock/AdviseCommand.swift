import DataProtection

/// `picklock advise`: where a piece of data belongs, which class protects it, and the code for it.
enum AdviseCommand {
  static let summary = "say which class or keychain constant protects a piece of data"

  static var help: String {
    let width = DataKind.allCases.map(\.rawValue.count).max() ?? 0
    let kinds = DataKind.allCases.map { "  \($0.rawValue.padded(to: width))  \($0.meaning)" }
    return """
      usage: picklock advise --what KIND --size BYTES [options]
             picklock advise        (on a terminal: asks)

      Says where a piece of data belongs (keychain or file), with which class, when it can then be
      used, why, what to mind, and gives Swift to paste and a device script that shows it.

      --what KIND       what it is, see below; also an example such as password or settings
      --size BYTES      how large it gets: 900, 2K, 1.5M
      --read WHEN       when it is read, and
      --write WHEN      when it is written: no (while unlocked alone), open (while locked through a
                        handle that is open, or that makes the file), locked (while locked, opened
                        anew), always (before the first unlock too); what is usual if left out
      --sensitive yes   its disclosure harms somebody; what is usual for the kind if left out
      --leaves yes      it must be there after a move to another device (no)
      --passcode yes    it must vanish when the passcode is switched off (no)
      --json            one object, with the code in it

      KIND
      \(kinds.joined(separator: "\n"))

      example: picklock advise --what database --size 20M --write open

      Exit status: 0 an advice; 2 wrong use.
      """
  }

  /// Runs the verb; returns the exit status.
  static func run(_ words: [String], _ streams: CommandStreams = .standard) -> Int32 {
    if words.contains(where: { ["--help", "-h"].contains($0) }) {
      streams.out(help)
      return 0
    }
    do {
      let arguments = try Arguments(
        words, of: "advise", flags: ["--json"], values: AdviseQuestion.allCases.map(\.option))
      try arguments.expectNothingElse()
      let advice = ProtectionAdvisor.advise(try answers(arguments, streams).need())
      if arguments.has("--json") {
        try streams.json(Record(advice))
      } else {
        streams.out(text(advice))
      }
      return 0
    } catch {
      streams.error("picklock advise: " + "\(error)".onOneLine)
    }
    return 2
  }

  /// What the options say and, where they do not suffice, what somebody at the terminal does.
  private static func answers(
    _ arguments: Arguments, _ streams: CommandStreams
  ) throws -> AdviseAnswers {
    var answers = AdviseAnswers()
    var open: [AdviseQuestion] = []
    for question in AdviseQuestion.allCases {
      let given = arguments.all(question.option)
      guard given.count < 2 else { throw ProtectionUsage("\(question.option) is given twice") }
      if let word = given.first {
        try question.answer(word, &answers)
      } else {
        open.append(question)
      }
    }
    if open.contains(where: \.isRequired) { try answers.ask(open, streams) }
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
    lines += ["", "See it:", "echo '\(advice.script)' | ./picklock device -", "", "Paste:", ""]
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

  /// The advice as `--json` prints it; what does not apply is left out.
  private struct Record: Encodable {
    let storage: String
    var protection: String?
    var accessible: String?
    let keyAccessible: String?
    let whileLocked: String
    let reasons: [String]
    let cautions: [String]
    let script: String
    let code: String

    private enum CodingKeys: String, CodingKey {
      case storage, protection, accessible, reasons, cautions, script, code
      case keyAccessible = "key_accessible"
      case whileLocked = "while_locked"
    }

    init(_ advice: ProtectionAdvice) {
      switch advice.storage {
      case .file(let protection):
        storage = "file"
        self.protection = protection.attributeValue
      case .keychain(let accessibility):
        storage = "keychain"
        accessible = accessibility.constantName
      }
      keyAccessible = advice.keyItem?.constantName
      whileLocked = advice.whileLocked.rawValue
      reasons = advice.reasons
      cautions = advice.cautions
      script = advice.script
      code = advice.code
    }
  }
}
