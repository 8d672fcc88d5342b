/// What an action did, before it is tied to the step it came from.
struct ScriptOutcome {
  var kind: ScriptLine.Kind
  var text: String
  var posixError: PosixError?
  var cocoaCode: Int?
  var keychainStatus: KeychainStatus?

  init(_ kind: ScriptLine.Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }

  /// Something that was read.
  static func bytes(_ bytes: [UInt8]) -> ScriptOutcome {
    ScriptOutcome(.answer, "reads '\(String(decoding: bytes, as: UTF8.self))'")
  }

  static func failed(_ error: PosixError, cocoa: Int?, _ reason: String) -> ScriptOutcome {
    let code = cocoa.map { ", Cocoa \($0)" } ?? ""
    var outcome = ScriptOutcome(.failed, "\(error)\(code)\(reason)")
    outcome.posixError = error
    outcome.cocoaCode = cocoa
    return outcome
  }

  static func failed(_ status: KeychainStatus, _ reason: String) -> ScriptOutcome {
    var outcome = ScriptOutcome(.failed, "\(status.rawValue) \(status.name)\(reason)")
    outcome.keychainStatus = status
    return outcome
  }

  func line(of step: ScriptStep) -> ScriptLine {
    ScriptLine(
      line: step.line, event: step.text, kind: kind, text: text, posixError: posixError,
      cocoaCode: cocoaCode, keychainStatus: keychainStatus)
  }
}
