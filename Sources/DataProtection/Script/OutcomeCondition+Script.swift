// How a condition on the last answer is written and read.
extension OutcomeCondition {
  private static let words: [String: OutcomeCondition] = [
    "ok": .succeeded, "failed": .failed, "locked": .locked, "missing": .missing, "blank": .blank,
  ]

  private static let posixErrors = [String: PosixError](
    uniqueKeysWithValues: PosixError.names.map { ($0.value, $0.key) })

  /// `locked`, `EPERM`, `-25308` or `257`; what is no word is a number.
  var text: String {
    switch self {
    case .succeeded: "ok"
    case .failed: "failed"
    case .locked: "locked"
    case .missing: "missing"
    case .blank: "blank"
    case .posix(let error): "\(error)"
    case .keychain(let status): "\(status.rawValue)"
    case .cocoa(let code): "\(code.rawValue)"
    }
  }

  /// Nil where the text is no condition: a status of the keychain is below zero, a Cocoa code not.
  init?(_ text: String) {
    if let condition = Self.words[text] {
      self = condition
    } else if let error = Self.posixErrors[text] {
      self = .posix(error)
    } else if let number = Int32(text) {
      self =
        number < 0
        ? .keychain(KeychainStatus(rawValue: number)) : .cocoa(CocoaCode(rawValue: Int(number)))
    } else {
      return nil
    }
  }
}
