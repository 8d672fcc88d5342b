import DataProtection
import PicklockCommandLine

/// What is known of a piece of data so far; nil for what was not answered.
struct AdviseAnswers {
  var kind: DataKind?
  var size: Int?
  var reads: LockedAccess?
  var writes: LockedAccess?
  var isSensitive: Bool?
  var mustReachAnotherDevice: Bool?
  var requiresPasscode: Bool?

  /// How often a question is asked before a terminal is taken for something that cannot answer.
  static let tries = 10

  /// Asks on a terminal what the options left out.
  mutating func ask(_ questions: [AdviseQuestion], _ console: Console) throws {
    guard let typed = console.typed else { return }
    for question in questions where applies(question) {
      console.error(prompt(question))
      try read(question, typed, console)
    }
  }

  /// The question to the advisor. Throws `CommandError` where an answer is missing.
  func need() throws -> ProtectionNeed {
    guard let kind, let size else {
      let missing = [kind == nil ? "--what KIND" : nil, size == nil ? "--size BYTES" : nil]
        .compactMap { $0 }.joined(separator: " and ")
      throw CommandError("needs \(missing); picklock advise --help lists the answers")
    }
    if kind.isSecret && isSensitive == false {
      throw CommandError("a \(kind.rawValue) is sensitive: leave --sensitive out")
    }
    return ProtectionNeed(
      kind, size: size, reads: reads, writes: writes, isSensitive: isSensitive,
      mustReachAnotherDevice: mustReachAnotherDevice ?? false,
      requiresPasscode: requiresPasscode ?? false)
  }

  /// Of a secret nobody has to be asked whether it is sensitive.
  private func applies(_ question: AdviseQuestion) -> Bool {
    question != .sensitive || kind?.isSecret != true
  }

  private func prompt(_ question: AdviseQuestion) -> String {
    let width = question.choices.map(\.word.count).max() ?? 0
    let isList = question.choices.contains { !$0.meaning.isEmpty }
    let usual = usual(question).map { " [\($0)]" } ?? ""
    guard isList else {
      let words = question.choices.map(\.word).joined(separator: ", ")
      return question.text + " (\(words.isEmpty ? "bytes, or 2K, 1.5M" : words))" + usual
    }
    let lines = question.choices.enumerated().map { index, choice in
      "  \("\(index + 1)".flushedRight(to: 2))  \(choice.word.padded(to: width))  \(choice.meaning)"
    }
    return ([question.text + " (a word or its number)" + usual] + lines).joined(separator: "\n")
  }

  /// The word that an empty answer stands for.
  private func usual(_ question: AdviseQuestion) -> String? {
    switch question {
    case .what, .size: nil
    case .read: kind?.usualAccess.reads.rawValue
    case .write: kind?.usualAccess.writes.rawValue
    case .sensitive: kind.map { $0.isSensitive ? "yes" : "no" }
    case .leaves, .passcode: "no"
    }
  }

  private mutating func read(
    _ question: AdviseQuestion, _ typed: () -> String?, _ console: Console
  ) throws {
    for _ in 0..<Self.tries {
      guard let line = typed() else { break }
      var word = String(line.split(whereSeparator: \.isWhitespace).joined(separator: " "))
      if word.isEmpty, !question.isRequired { return }
      if let number = Int(word), question.choices.indices.contains(number - 1) {
        word = question.choices[number - 1].word
      }
      do {
        return try question.answer(word, &self)
      } catch let usage as CommandError {
        console.error(usage.description.onOneLine)
      }
    }
    throw CommandError("no answer to: \(question.text)")
  }
}
