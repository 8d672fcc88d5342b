// How the answer to a command is known.
extension DeviceSession {
  /// The grounds of an answer: those of the cells that decided, in the situation they decided in,
  /// or those of the rule that came before them. None where the answer is no device's.
  static func grounds(
    of outcome: DeviceOutcome, to command: DeviceCommand, cells: [DecidingCell],
    in situation: LockState, isRunning: Bool
  ) -> [AnswerGrounds] {
    switch outcome {
    case .keychainFailed where !isRunning: return grounds(of: .noProcess).map { [$0] } ?? []
    case .failed(let error):
      if let rule = grounds(of: error) { return [rule] }
      return error == .notPermitted ? cells.map { $0.grounds(in: situation) } : []
    case .keychainFailed(.itemNotFound) where cells.isEmpty:
      return [AnswerGrounds([.source], "K-sec s3dl_query", of: "no row of that name")]
    case .keychainFailed(.parameter):
      return [AnswerGrounds([.documented], "AD-kc", of: "attributes that contradict each other")]
    case .keychainFailed(.diskFull), .keychainFailed(.dataTooLarge), .impossible, .skipped, .unmet:
      return []
    default: break
    }
    switch command {
    case .event(let event): return [event.grounds]
    case .account(let command): return command.grounds.map { [$0] } ?? []
    case .when(_, let inner):
      return grounds(
        of: outcome, to: inner, cells: cells, in: situation, isRunning: isRunning)
    case .ifAvailable(let inner):
      return grounds(
        of: outcome, to: inner, cells: Array(cells.dropFirst()), in: situation, isRunning: isRunning
      )
    case .inExtension(let inner):
      return grounds(
        of: outcome, to: inner, cells: cells, in: situation, isRunning: isRunning)
    case .file where cells.isEmpty: return grounds(of: .noEntry).map { [$0] } ?? []
    default: return cells.map { $0.grounds(in: situation) }
    }
  }

  /// The rule behind an error that no key decides; nil where a key does, or a limit of the model.
  private static func grounds(of error: PosixError) -> AnswerGrounds? {
    switch error {
    case .noProcess: AnswerGrounds([.documented], "", of: "no process, no operation")
    case .noEntry, .exists, .notDirectory, .isDirectory, .notEmpty, .nameTooLong, .invalid:
      AnswerGrounds([.source], "K-hfs", of: "names ask for no key")
    case .badHandle: AnswerGrounds([.source], "K-hfs", of: "handles end with their process")
    case .accessDenied: AnswerGrounds([.source], "K-sf", of: "mode bits")
    default: nil
    }
  }
}

extension DeviceEvent {
  /// How what the event does is known.
  fileprivate var grounds: AnswerGrounds {
    switch self {
    case .setPasscode: AnswerGrounds([.documented], "PS-pass", of: "a passcode turns protection on")
    case .changePasscode:
      AnswerGrounds([.choice], "no source", of: "a passcode change re-wraps the same keys")
    case .removePasscode:
      AnswerGrounds([.documented], "AD-kc, DTS-747613", of: "akpu items go with the passcode")
    case .setGrace, .setPasscodeDelay:
      AnswerGrounds([.choice], "C9", of: "delays other than none are not documented")
    case .lock, .advance:
      AnswerGrounds([.documented], "PS-class", of: "keys leave memory some 10 s after a lock")
    case .unlock: AnswerGrounds([.documented], "PS-bag", of: "the passcode opens the key bag")
    case .reboot, .powerOff, .powerOn:
      AnswerGrounds([.documented], "PS-bag, AD-enc", of: "a restart empties memory")
    case .inactivityReboot:
      AnswerGrounds([.observed], "hostserver.dev, 2024-11", of: "iOS 18 reboots after 72 h locked")
    case .userInactive: AnswerGrounds([.choice], "C2", of: "class CX")
    case .launch(.prewarm):
      AnswerGrounds(
        [.observed], "firebase/firebase-ios-sdk PR 9622", of: "prewarming before first unlock")
    case .launch, .kill: AnswerGrounds([.documented], "", of: "applications start and end")
    case .launchExtension, .endExtension:
      AnswerGrounds(
        [.documented], "App Extension Programming Guide",
        of: "an extension is a process and has a container of its own")
    case .install:
      AnswerGrounds(
        [.documented], "DTS-18118", of: "the entitlement counts when a container is made")
    case .uninstall:
      AnswerGrounds(
        [.documented, .observed], "DTS-36442, DTS-72271", of: "the keychain is kept (C8)")
    case .erase: AnswerGrounds([.documented], "PS-bag", of: "an erase replaces the device key")
    }
  }
}

extension AccountCommand {
  /// How what the command does is known; nil where it only turns to another device.
  fileprivate var grounds: AnswerGrounds? {
    switch self {
    case .backUp(.iCloud): AnswerGrounds([.documented], "PS-icl", of: "iCloud backups while locked")
    case .backUp: AnswerGrounds([.documented], "PS-bag", of: "local backups through the escrow bag")
    case .restore:
      AnswerGrounds(
        [.documented, .source], "AD-kc, DTS-93373, K-sec s3dl_export_row",
        of: "which items come back where")
    case .synchronize:
      AnswerGrounds([.documented, .source], "AD-kc, K-sec CKKS", of: "which items synchronize")
    case .useDevice, .replaceDevice: nil
    }
  }
}
