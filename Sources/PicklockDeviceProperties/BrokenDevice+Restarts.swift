import DataProtection

// Devices that restart, change their passcode or are erased wrongly.
extension BrokenDevice {
  static let ofRestarts: [BrokenDevice] = [
    BrokenDevice(
      "rebootKeepsFirstUnlock",
      "Class C keys are in memory before the first unlock.",
      breaks: .untilFirstNeedsUnlock,
      "P R",
      afterRestart { _, device in
        if device.state.isOn { device.keys.formUnion(.sinceFirstUnlock) }
      }),
    BrokenDevice(
      "noneNeedsUnlock",
      "The class D key is missing before the first unlock.",
      breaks: "table 4.1: making class D",
      "P R bg create(D,/Documents/a)",
      afterRestart { _, device in
        if device.state.passcodeSet { device.keys.subtract(.none) }
      }),
    BrokenDevice(
      "handleSurvivesReboot",
      "Handles live on after a reboot.",
      breaks: .restartEndsHandles,
      "create(/Documents/a) R",
      afterRestart { before, device in
        device.files.volume = before.files.volume
        device.files.volume.flush()
      }),
    BrokenDevice(
      "restartLosesUnwritten",
      "Bytes not yet on disk are lost at a restart.",
      breaks: .acknowledgedBytesKept,
      "atomic(/Documents/a,%01) R fg stat(/Documents/a)",
      afterRestart { before, device in
        device.files.volume = before.files.volume
        device.files.volume.dropUnwritten()
        device.files.volume.closeAll()
      }),
    BrokenDevice(
      "killLeaksHandles",
      "Handles live on after the application ends.",
      breaks: .restartEndsHandles,
      "create(/Documents/a) kill",
      after { event, before, device in
        if event == .kill { device.files.volume = before.files.volume }
      }),
    BrokenDevice(
      "passcodeChangeLosesFiles",
      "Changing the passcode replaces the class keys.",
      breaks: .unlockRestoresFiles,
      "P create(/Documents/a) P! open(/Documents/a)",
      after { event, _, device in
        if event == .changePasscode { device.keyBag.classKeys += 1 }
      }),
    BrokenDevice(
      "passcodeRemovalLosesComplete",
      "Removing the passcode drops the class A key.",
      breaks: .readableWithoutPasscode,
      "P P-",
      after { event, _, device in
        if event == .removePasscode { device.keys.subtract(.complete) }
      }),
    BrokenDevice(
      "eraseKeepsFiles",
      "Erasing leaves the files and their keys.",
      breaks: .eraseLeavesNothing,
      "erase fg",
      after { event, before, device in
        guard event == .erase else { return }
        device.files.volume = before.files.volume
        device.files.volume.closeAll()
        device.application.isInstalled = true
        device.keyBag.classKeys -= 1
      }),
    BrokenDevice(
      "runsWhileOff",
      "File operations work on a device that is off.",
      breaks: .newFileClass,
      "O mkdir(/Documents/folder)",
      { command, session in
        guard case .file = command, !session.device.state.isOn else { return session.run(command) }
        let running = session.device.application.running
        session.device.state.isOn = true
        session.device.application.running = .background
        defer {
          session.device.state.isOn = false
          session.device.application.running = running
        }
        return session.run(command)
      }),
  ]
}
