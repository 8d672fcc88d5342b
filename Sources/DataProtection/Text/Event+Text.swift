extension Event {
  /// The event as one line of an event log.
  public var text: String {
    switch self {
    case .setPasscode: "set-passcode"
    case .changePasscode: "change-passcode"
    case .removePasscode: "remove-passcode"
    case .lock: "lock"
    case .unlock: "unlock"
    case .advance(let seconds): "advance \(seconds)"
    case .reboot: "reboot"
    case .powerOff: "power-off"
    case .powerOn: "power-on"
    case .inactivityReboot: "inactivity-reboot"
    case .userInactive: "user-inactive"
    case .launch(let kind): "launch \(kind)"
    case .kill: "kill"
    case .install(let entitlement): "install \(TextWord.of(entitlement))"
    case .uninstall: "uninstall"
    case .erase: "erase"
    }
  }

  private static let plain: [String: Event] = {
    let events: [Event] = [
      .setPasscode, .changePasscode, .removePasscode, .lock, .unlock, .reboot, .powerOff, .powerOn,
      .inactivityReboot, .userInactive, .kill, .uninstall, .erase,
    ]
    return Dictionary(events.map { ($0.text, $0) }, uniquingKeysWith: { first, _ in first })
  }()

  /// The event that begins with `verb`; nil if none does.
  init?(verb: Substring, _ line: inout TextLine) throws(TextFormError) {
    if let event = Self.plain[String(verb)] {
      self = event
      return
    }
    switch verb {
    case "advance": self = .advance(try line.number("the seconds"))
    case "launch":
      let word = try line.word("the kind of launch")
      guard let kind = LaunchKind.allCases.first(where: { "\($0)" == word }) else {
        throw line.fail("a launch is foreground, background or prewarm, not '\(word)'")
      }
      self = .launch(kind)
    case "install": self = .install(entitlement: try line.optionalProtection("the entitlement"))
    default: return nil
    }
  }
}
