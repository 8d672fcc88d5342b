import DataProtection

// Devices whose keychain goes wrong.
extension BrokenDevice {
  static let ofKeychain: [BrokenDevice] = [
    BrokenDevice(
      "duplicateBeforeLocked",
      "Adding an item that exists answers `duplicateItem` while locked.",
      breaks: .passcodeItemsNeedPasscode,
      "kc+(-,a,%01) kc+(akpu,a,%02)",
      { command, session in
        guard case .keychain(.add(let id, _, _)) = command,
          session.device.keychain.liveRow(id) != nil, session.device.isApplicationRunning
        else { return session.run(command) }
        let outcome = session.run(command)
        return outcome == .keychainFailed(.parameter) ? outcome : .keychainFailed(.duplicateItem)
      }),
    BrokenDevice(
      "matchAllSkipsLocked",
      "A match-all query leaves out locked rows and says nothing.",
      breaks: .lockedRowIsAnError,
      "P L kc+(-,a,%01) +10 kc*(-,local)",
      { command, session in
        guard case .keychain(.match) = command else { return session.run(command) }
        var copy = session
        for (id, row) in session.device.keychain.rows
        where !session.device.keys.contains(row.accessibility.column.key) {
          copy.device.keychain.rows[id] = nil
        }
        return copy.run(command)
      }),
    BrokenDevice(
      "attributesReadableWhileLocked",
      "Attribute queries answer while locked.",
      breaks: "the right answer to kc@",
      "P L kc+(-,a,%01) +10 kc@(a)",
      holding { command, device in
        if case .keychain(.attributes) = command { device.keys.union(.ofKeychain) } else { nil }
      }),
    BrokenDevice(
      "filterIgnored",
      "A query that names an accessibility finds an item of another one.",
      breaks: "the right answer to kc?",
      "kc+(ak,a,%01) kc?(a,aku)",
      replacing { command in
        if case .keychain(.filteredValue(let id, _)) = command {
          .keychain(.value(id))
        } else {
          nil
        }
      }),
    BrokenDevice(
      "putResetsAccessibility",
      "Updating or adding an item gives one that is there the default accessibility.",
      breaks: .accessibilityIsKept,
      "kc+(aku,a,%01) kcput(-,a,%02) kc@(a)",
      replacing { command in
        if case .keychain(.put(let id, nil, let bytes)) = command {
          .keychain(.put(id, .unspecified, bytes))
        } else {
          nil
        }
      }),
    BrokenDevice(
      "passcodeItemsSurvive",
      "`akpu` items outlive the removal of the passcode.",
      breaks: .passcodeItemsNeedPasscode,
      "P P-",
      after { event, before, device in
        guard event == .removePasscode else { return }
        device.keychain = before.keychain
        device.keys.insert(.keychainPasscodeSet)
      }),
    BrokenDevice(
      "passcodeItemsReturn",
      "`akpu` items come back when a passcode is set again.",
      breaks: .passcodeItemsNeedPasscode,
      "P kc+(akpu,a,%01) P- P kc?(a)",
      after { event, before, device in
        guard event == .setPasscode else { return }
        device.keychain.passcodeKeysMade = max(1, before.keychain.passcodeKeysMade)
        device.keychain.passcodeKey = device.keychain.passcodeKeysMade
      }),
    BrokenDevice(
      "passcodeItemWithoutPasscode",
      "`akpu` items can be added without a passcode.",
      breaks: .passcodeItemsNeedPasscode,
      "kc+(akpu,a,%01)",
      afterKeychain { command, outcome, device in
        guard case .add(let id, .whenPasscodeSetThisDeviceOnly?, let bytes) = command,
          [.keychainFailed(.authenticationFailed), .keychainFailed(.notAvailable)].contains(outcome)
        else { return nil }
        device.keychain.store(KeychainItem(id, .whenPasscodeSetThisDeviceOnly, value: bytes ?? []))
        return .done
      }),
    BrokenDevice(
      "afterFirstUnlockReadableAtBoot",
      "`ck` and `cku` can be read before the first unlock.",
      breaks: "the right answer to kc+",
      "P R bg kc+(ck,a,%01)",
      holding { command, device in
        guard case .keychain = command else { return nil }
        return device.keys.union(.keychainAfterFirstUnlock)
      }),
    BrokenDevice(
      "afterFirstUnlockNeedsUnlocked",
      "`ck` and `cku` are evicted with the keys of an unlocked device.",
      breaks: "the right answer to kc+",
      "P L +10 kc+(ck,a,%01)",
      holding { command, device in
        guard case .keychain = command, !device.keys.contains(.keychainWhenUnlocked) else {
          return nil
        }
        return device.keys.subtracting(.keychainAfterFirstUnlock)
      }),
    BrokenDevice(
      "alwaysNeedsFirstUnlock",
      "`dk` and `dku` need the first unlock.",
      breaks: .lockedIsNotMissing,
      "P R bg kc+(dk,a,%01)",
      holding { command, device in
        guard case .keychain = command, !device.keys.contains(.keychainAfterFirstUnlock) else {
          return nil
        }
        return device.keys.subtracting(.keychainAlways)
      }),
    BrokenDevice(
      "lockedReadsAsMissing",
      "A locked item reads as missing.",
      breaks: .lockedIsNotMissing,
      "P L kc+(-,a,%01) +10 kc?(a)",
      afterKeychain { command, outcome, _ in
        guard case .value = command, outcome == .keychainFailed(.interactionNotAllowed) else {
          return nil
        }
        return .keychainFailed(.itemNotFound)
      }),
    BrokenDevice(
      "tombstoneNeedsNoKey",
      "A synchronizable item can be deleted while locked.",
      breaks: "the right answer to kc-",
      "P L kc+(-,a*,%01) +10 kc-(a*)",
      holding { command, device in
        guard case .keychain(.delete(let id)) = command, id.isSynchronizable else { return nil }
        return device.keys.union(.ofKeychain)
      }),
    BrokenDevice(
      "updateIgnoresTargetKey",
      "An item can be moved to a class whose key is not in memory.",
      breaks: .passcodeItemsNeedPasscode,
      "kc+(-,a,%01) kc>(a,akpu)",
      afterKeychain { command, outcome, device in
        guard case .updateAccessibility(let id, let accessibility) = command,
          case .keychainFailed(let status) = outcome, status != .parameter,
          let row = device.keychain.liveRow(id), device.keys.contains(row.accessibility.column.key)
        else { return nil }
        device.keychain.store(KeychainItem(id, accessibility, value: row.value))
        return .done
      }),
    BrokenDevice(
      "updateIgnoresSourceKey",
      "A locked item's secret can be replaced.",
      breaks: "the right answer to kc=",
      "P L kc+(-,a,%01) +10 kc=(a,%02)",
      holding { command, device in
        if case .keychain(.updateValue) = command { device.keys.union(.ofKeychain) } else { nil }
      }),
    BrokenDevice(
      "updateResetsAccessibility",
      "Replacing the secret puts the accessibility back to the default.",
      breaks: .accessibilityIsKept,
      "kc+(aku,a,%01) kc=(a,%02) kc@(a)",
      afterKeychain { command, outcome, device in
        if case .updateValue(let id, _) = command, outcome == .done {
          device.keychain.rows[id]?.accessibility = .unspecified
        }
        return nil
      }),
    BrokenDevice(
      "synchronizableThisDeviceOnly",
      "A synchronizable item may be `ThisDeviceOnly`.",
      breaks: .synchronizableTravels,
      "kc>(a*,aku)",
      afterKeychain { command, outcome, device in
        guard outcome == .keychainFailed(.parameter) else { return nil }
        if case .add(let id, let accessibility?, let bytes) = command {
          device.keychain.store(KeychainItem(id, accessibility, value: bytes ?? []))
          return .done
        }
        guard case .updateAccessibility(let id, let accessibility) = command else { return nil }
        guard let row = device.keychain.liveRow(id) else { return .keychainFailed(.itemNotFound) }
        device.keychain.store(KeychainItem(id, accessibility, value: row.value))
        return .done
      }),
    BrokenDevice(
      "defaultIsAfterFirstUnlock",
      "An item added without an accessibility gets `ck`.",
      breaks: .accessibilityIsKept,
      "kc+(-,a,%01) kc@(a)",
      replacing { command in
        guard case .keychain(.add(let id, nil, let bytes)) = command else { return nil }
        return .keychain(.add(id, .afterFirstUnlock, bytes))
      }),
    BrokenDevice(
      "eraseKeepsKeychain",
      "Erasing the device leaves the keychain in place.",
      breaks: .eraseLeavesNothing,
      "kc+(-,a,%01) erase bk(local)",
      after { event, before, device in
        if event == .erase { device.keychain = before.keychain }
      }),
  ]
}
