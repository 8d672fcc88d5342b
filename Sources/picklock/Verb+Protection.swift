extension Verb {
  static let device = Verb(
    "device", sentence(DeviceScriptCommand.summary), help: DeviceScriptCommand.help
  ) {
    DeviceScriptCommand.run($0)
  }

  static let audit = Verb("audit", sentence(AuditCommand.summary), help: AuditCommand.help) {
    AuditCommand.run($0)
  }

  static let advise = Verb("advise", sentence(AdviseCommand.summary), help: AdviseCommand.help) {
    AdviseCommand.run($0)
  }

  /// "say what …" as the list of verbs has it: "says what ….".
  private static func sentence(_ summary: String) -> String {
    let words = summary.split(separator: " ", maxSplits: 1)
    guard words.count == 2 else { return summary }
    return "\(words[0])s \(words[1])."
  }
}
