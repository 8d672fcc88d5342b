import DataProtection
import PicklockCommandLine

/// A question of `picklock advise`: the option that answers it, and what an answer may be.
enum AdviseQuestion: String, CaseIterable {
  case what
  case size
  case read
  case write
  case sensitive
  case leaves
  case passcode

  /// The option that answers it.
  var option: CommandOption {
    CommandOption("--" + rawValue, takes: placeholder, optionSummary)
  }

  private var placeholder: String {
    switch self {
    case .what: "KIND"
    case .size: "BYTES"
    case .read, .write: "WHEN"
    case .sensitive, .leaves, .passcode: "yes"
    }
  }

  private var optionSummary: String {
    switch self {
    case .what: "what it is, see below; also an example such as password or settings"
    case .size: "how large it gets: 900, 2K, 1.5M"
    case .read: "when it is read; what is usual if left out"
    case .write:
      """
      when it is written: no (while unlocked alone), open (while locked through a
      handle that is open, or that makes the file), locked (while locked, opened
      anew), always (before the first unlock too); what is usual if left out
      """
    case .sensitive: "its disclosure harms somebody; what is usual for the kind if left out"
    case .leaves: "it must be there after a move to another device (no)"
    case .passcode: "it must vanish when the passcode is switched off (no)"
    }
  }

  /// The question as it is asked on a terminal.
  var text: String {
    switch self {
    case .what: "What is it?"
    case .size: "How large does it get?"
    case .read: "Is it read while the device is locked?"
    case .write: "Is it written while the device is locked?"
    case .sensitive: "Does its disclosure harm somebody?"
    case .leaves: "Must it be there after a move to another device?"
    case .passcode: "Must it vanish when the passcode is switched off?"
    }
  }

  /// The words that answer it, with what each one says; empty where an answer is a number.
  var choices: [(word: String, meaning: String)] {
    switch self {
    case .what: DataKind.allCases.map { ($0.rawValue, $0.meaning) }
    case .size: []
    case .read, .write:
      [
        ("no", "while unlocked alone"),
        ("open", "through a handle that is open already, or that makes the file"),
        ("locked", "at any time after the first unlock, opened anew"),
        ("always", "before the first unlock after a restart too"),
      ]
    case .sensitive, .leaves, .passcode: [("yes", ""), ("no", "")]
    }
  }

  /// Whether there is no usual answer that holds where none is given.
  var isRequired: Bool { self == .what || self == .size }

  /// Puts an answer into the question to the advisor. Throws `CommandError` for another word.
  func answer(_ word: String, _ answers: inout AdviseAnswers) throws {
    switch self {
    case .what:
      guard let kind = Self.kind(word) else {
        throw CommandError(
          "'\(word.shortened)' is not a kind of data; "
            + (Self.nearest(word).map { "nearest is \($0)" } ?? "see picklock advise --help"))
      }
      answers.kind = kind
    case .size: answers.size = try Self.bytes(word)
    case .read: answers.reads = try access(word)
    case .write: answers.writes = try access(word)
    case .sensitive: answers.isSensitive = try flag(word)
    case .leaves: answers.mustReachAnotherDevice = try flag(word)
    case .passcode: answers.requiresPasscode = try flag(word)
    }
  }

  private func access(_ word: String) throws -> LockedAccess {
    guard let access = LockedAccess(rawValue: word) else {
      throw CommandError("\(option.name) takes no, open, locked or always, not '\(word.shortened)'")
    }
    return access
  }

  private func flag(_ word: String) throws -> Bool {
    guard ["yes", "no"].contains(word) else {
      throw CommandError("\(option.name) takes yes or no, not '\(word.shortened)'")
    }
    return word == "yes"
  }

  /// Words for data of a kind, besides its name.
  private static let examples: [String: DataKind] = [
    "password": .credential, "token": .credential, "key": .credential,
    "secrets": .structuredSecrets, "document": .userDocument, "health": .healthData,
    "money": .financialRecord, "settings": .appData, "sqlite": .database,
    "core-data": .database, "swiftdata": .database, "download": .largeDownload,
    "video": .largeDownload, "image": .downloadedImage, "thumbnail": .publicCache,
    "cache": .publicCache, "temporary": .temporaryFile,
  ]

  /// A kind by its name or by an example of it.
  private static func kind(_ word: String) -> DataKind? {
    DataKind(rawValue: word) ?? examples[word]
  }

  private static func nearest(_ word: String) -> String? {
    ScriptSuggestion.nearest(
      to: word, in: Set(examples.keys).union(DataKind.allCases.map(\.rawValue)))
  }

  /// The largest size that is understood, in bytes: a tebibyte.
  static let largestSize = 1 << 40

  /// `900`, `2K`, `1.5M` or `3GB`, in bytes.
  private static func bytes(_ word: String) throws -> Int {
    var digits = word.uppercased()
    if digits.hasSuffix("B") { digits.removeLast() }
    let units: [Character: Double] = ["K": 1024, "M": 1_048_576, "G": 1_073_741_824]
    var unit = 1.0
    if let last = digits.last, let factor = units[last] {
      unit = factor
      digits.removeLast()
    }
    let isPlain = digits.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard isPlain, let number = Double(digits), number * unit <= Double(largestSize) else {
      throw CommandError("--size takes bytes such as 900, 2K or 1.5M, not '\(word.shortened)'")
    }
    return Int((number * unit).rounded(.up))
  }
}
