extension ScriptLine {
  /// What the device did on its own during an event, a line for each.
  static func consequences(
    of outcome: DeviceOutcome, on line: Int, in session: DeviceSession
  ) -> [ScriptLine] {
    var lines: [ScriptLine] = []
    if case .event(let event) = outcome {
      lines = event.acts.map { act in
        ScriptLine(
          line: line, event: "at " + act.time.scriptText, kind: .device, text: act.kind.words)
      }
      if let notification = event.notification {
        let reader = session.device.isApplicationRunning ? "" : "; no application runs to get it"
        lines.append(
          ScriptLine(
            line: line, event: "at " + session.device.state.now.scriptText, kind: .device,
            text: "\(notification.symbol) is posted\(reader)"))
      }
    }
    return lines
  }
}

extension DeviceAct.Kind {
  /// What the device did.
  fileprivate var words: String {
    switch self {
    case .evictKeys: "the grace period is over: the keys that need an unlocked device leave memory"
    case .reboot: "the device was locked for too long and reboots"
    }
  }
}

extension ProtectedDataNotification {
  /// The end of its name in UIKit.
  fileprivate var symbol: String {
    switch self {
    case .willBecomeUnavailable: "protectedDataWillBecomeUnavailable"
    case .didBecomeAvailable: "protectedDataDidBecomeAvailable"
    }
  }
}
