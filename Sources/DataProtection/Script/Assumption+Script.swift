extension Assumption {
  /// The assumptions that can change what any of the commands comes to; too many rather than too
  /// few, as each is followed on a device of its own.
  static func mattering(to commands: [DeviceCommand]) -> [Assumption] {
    let traits = Traits(commands)
    return allCases.filter { traits.matter($0) }
  }

  /// What there is in a script, coarsely.
  private struct Traits {
    private var passcode = false
    private var restarts = false
    private var locks = 0
    private var asksFlag = false
    private var clones = false
    private var copies = false
    private var maps = false
    private var defaults = false
    private var keychain = false
    private var deletesItems = false
    private var uninstalls = false
    private var group = false
    private var seconds: Seconds = 0
    /// The letters of classes, wherever they are written.
    private var letters: Set<Character> = []

    init(_ commands: [DeviceCommand]) {
      for command in commands { add(command) }
    }

    private mutating func add(_ command: DeviceCommand) {
      if command.paths.contains(where: \.isInGroup) { group = true }
      letters.formUnion("\(command)".filter { "BX".contains($0) })
      switch command {
      case .event(let event): add(event)
      case .file(.clone): clones = true
      case .file(.copy): copies = true
      case .handle(.map): maps = true
      case .defaults(let command):
        defaults = true
        if command.suite == .shared { group = true }
      case .keychain(let command):
        keychain = true
        if case .delete = command { deletesItems = true }
      case .account:
        restarts = true
        copies = true
      case .question(let question):
        asksFlag = true
        if case .command(let inner) = question { add(inner) }
      case .ifAvailable(let inner):
        asksFlag = true
        add(inner)
      case .when(_, let inner), .afterUnlock(let inner), .inExtension(let inner): add(inner)
      case .file, .handle, .assume, .note: break
      }
    }

    private mutating func add(_ event: DeviceEvent) {
      switch event {
      case .setPasscode: passcode = true
      case .lock: locks += 1
      case .advance(let time):
        seconds = seconds.addingReportingOverflow(time).partialValue
        if time > 86_400 || seconds > 86_400 { restarts = true }
      case .reboot, .powerOff, .powerOn, .inactivityReboot, .erase: restarts = true
      case .uninstall: uninstalls = true
      case .changePasscode, .removePasscode, .unlock, .userInactive, .launch, .kill,
        .launchExtension, .endExtension, .install,
        .setGrace, .setPasscodeDelay:
        break
      }
    }

    func matter(_ assumption: Assumption) -> Bool {
      switch assumption {
      case .createUnlessOpenBeforeFirstUnlock: passcode && restarts && letters.contains("B")
      case .inactiveClass: passcode && locks > 0 && letters.contains("X")
      case .mapUnlessOpenWhileLocked: passcode && maps && letters.contains("B")
      case .cloneUnreadable: passcode && clones
      case .keychainMissBeforeFirstUnlock: passcode && restarts && keychain
      case .passcodeSetWithoutPasscode: keychain
      case .deleteLockedItem: passcode && deletesItems
      case .keychainAfterUninstall: uninstalls && keychain
      case .repeatedLockRestartsTimer: passcode && locks > 1
      case .availabilityFlag: passcode && locks > 0 && asksFlag
      case .defaultsRecovery, .defaultsWriteBeforeFirstUnlock: passcode && restarts && defaults
      case .classOfCopy: copies
      case .inheritedClassWithoutKey: passcode && (restarts || locks > 0)
      case .classOfGroup: uninstalls && group
      }
    }
  }
}
