import DataProtection

// Devices that lock, unlock and keep their keys wrongly.
extension BrokenDevice {
  static let ofLocks: [BrokenDevice] = [
    BrokenDevice(
      "staysUpWhenLocked",
      "A device that stays locked for days does not reboot by itself.",
      breaks: "the right answer to +",
      "P L +259200",
      replacing { command in
        if case .event(.advance(let seconds)) = command, seconds > 86_400 {
          .event(.advance(86_400))
        } else {
          nil
        }
      }),
    BrokenDevice(
      "graceIgnored",
      "Setting the grace period changes nothing.",
      breaks: "the right answer to L",
      "P grace(0) L",
      { command, session in
        guard case .event(.setGrace) = command else { return session.run(command) }
        return .event(DeviceEvent.Outcome(applied: true))
      }),
    BrokenDevice(
      "delayIgnored",
      "Setting the passcode delay changes nothing.",
      breaks: "the right answer to +",
      "P delay(1) L +10",
      { command, session in
        guard case .event(.setPasscodeDelay) = command else { return session.run(command) }
        return .event(DeviceEvent.Outcome(applied: session.device.state.isUnlocked))
      }),
    BrokenDevice(
      "graceNotHonoured",
      "Keys are evicted at the lock, not after the grace period.",
      breaks: .graceAnswersAsUnlocked,
      "P L",
      after { event, _, device in
        guard event == .lock, let due = device.state.evictionDue else { return }
        device.evict()
        device.state.evictionDue = due
      }),
    BrokenDevice(
      "evictionLate",
      "Keys are evicted a moment after the grace period has ended.",
      breaks: "the right answer to +",
      "P L +10",
      { command, session in
        if case .event(.advance(let seconds)) = command,
          let due = session.device.state.evictionDue,
          due == session.device.state.now + seconds
        {
          session.device.state.evictionDue = due + 1
        }
        return session.run(command)
      }),
    BrokenDevice(
      "completeKeyKept",
      "The class A key stays in memory after the grace period.",
      breaks: .completeNeedsKey,
      "P L +10",
      afterEviction { _, device in device.keys.insert(.complete) }),
    BrokenDevice(
      "unlessOpenKeyKept",
      "The private class B key stays in memory after the grace period.",
      breaks: .unlessOpenNeedsUnlocked,
      "P L +10",
      afterEviction { _, device in device.keys.insert(.unlessOpenPrivate) }),
    BrokenDevice(
      "untilFirstEvictedAtLock",
      "Class C keys are evicted with class A.",
      breaks: .firstUnlockHolds,
      "P L +10",
      afterEviction { _, device in device.keys.subtract(.sinceFirstUnlock) }),
    BrokenDevice(
      "inactiveIgnored",
      "Class CX is never evicted.",
      breaks: "table 4.1: making class CX",
      "P L +10 inactive create(CX,/Documents/a)",
      after { event, before, device in
        let isLocked = [.locked, .lockedInactive].contains(device.situation)
        guard isLocked, before.keys.contains(.whenUserInactive) else { return }
        device.keys.insert(.whenUserInactive)
        device.files.epochs.inactive = before.files.epochs.inactive
      }),
    BrokenDevice(
      "inactiveEvictedAtLock",
      "Class CX is evicted with class A, whatever C2 says.",
      breaks: "table 4.1: making class CX",
      "P L +10 create(CX,/Documents/a)",
      afterEviction { _, device in device.evictInactive() }),
    BrokenDevice(
      "evictionSkipsFlush",
      "Bytes not yet on disk are lost at eviction.",
      breaks: .acknowledgedBytesKept,
      "P L atomic(/Documents/a,%01) +10 stat(/Documents/a)",
      afterEviction { before, device in
        device.files.volume = before.files.volume
        device.files.volume.dropUnwritten()
      }),
    BrokenDevice(
      "flagStaysUp",
      "Protected data is announced as available while locked.",
      breaks: "the availability flag as the key table says",
      "P L",
      after { event, before, device in
        let locks = if case .advance = event { true } else { event == .lock }
        if locks { device.state.protectedDataAvailable = before.state.protectedDataAvailable }
      }),
    BrokenDevice(
      "willNotificationMissing",
      "Nothing is posted at a lock.",
      breaks: .notificationsAlternate,
      "P L",
      { command, session in
        let last = session.device.state.lastNotification
        let outcome = session.run(command)
        guard command == .event(.lock), outcome != .event(.ignored) else { return outcome }
        session.device.state.lastNotification = last
        return .event(.applied)
      }),
    BrokenDevice(
      "relockTimerWrong",
      "A second lock does to the timer what C9 does not say.",
      breaks: .relockChangesNothing,
      "P L +9 L +1",
      assuming(.repeatedLockRestartsTimer) { $0 == .event(.lock) }),
    BrokenDevice(
      "unlockLeavesTimer",
      "The eviction timer runs on after an unlock.",
      breaks: .unlockInGraceEvictsNothing,
      "P L U +10",
      after { event, before, device in
        if event == .unlock { device.state.evictionDue = before.state.evictionDue }
      }),
    BrokenDevice(
      "noPasscodeLocks",
      "A lock evicts keys on a device without a passcode.",
      breaks: .flagImpliesComplete,
      "L",
      after { event, _, device in
        if event == .lock, !device.state.passcodeSet { device.evict() }
      }),
  ]
}
