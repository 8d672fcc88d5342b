// Why a keychain operation fails.
extension DeviceSession {
  func explain(_ command: DeviceCommand, _ status: KeychainStatus) -> Explanation {
    guard device.isAskerRunning else { return explain(command, PosixError.noProcess) }
    switch status {
    case .interactionNotAllowed: return explainLockedItem(command)
    case .itemNotFound: return explainMissingItem(command)
    case .duplicateItem:
      return refused(
        command, "There is an item of that name.",
        remedy: "kc=(k,text) replaces its secret, kc>(k,x) its accessibility.")
    case .parameter:
      return refused(
        command,
        profile.readings.contains(.afterFirstUnlockUnlisted) && "\(command)".contains("ck")
          ? "The documents of this profile do not list the constant."
          : "A synchronizable item cannot be ThisDeviceOnly.")
    case .authenticationFailed:
      return refused(
        command, "No passcode is set, and a passcode item is wrapped by the passcode's own key.",
        remedy: "Set a passcode first: P.")
    case .notAvailable: return explainNoPasscodeKey(command)
    default:
      return refused(
        command,
        ReachedLimit(.keychainFailed(status), of: command, in: self, work: 0)
          .map { "This is \($0.limit)." } ?? "It fails with \(status).")
    }
  }

  private func explainLockedItem(_ command: DeviceCommand) -> Explanation {
    let cells = decidingCells(of: command)
    let missing = cells.first { !$0.allows(in: device.situation, under: profile) }
    let state = device.capitalized(device.situation.clause)
    guard case .item(let operation, let accessibility) = missing else {
      return refused(command, "\(state), and a key that it needs is not in memory.")
    }
    let key = "the key of \(accessibility.constantName)"
    let detail: String =
      switch operation {
      case .addNew, .addPresent: " That comes before the question whether the item exists."
      case .matchAll: " One item that is locked fails the whole query."
      case .readAttributes: " Attributes are wrapped as the secret is."
      case .deleteSynchronizable: " A deletion that synchronizes is made of the item's attributes."
      case .readData, .updateValue, .deleteLocal: ""
      }
    return refused(
      command, "\(state), so \(key) is not in memory.\(detail)", missing: cells,
      remedy: device.remedy(accessibility.column))
  }

  private func explainMissingItem(_ command: DeviceCommand) -> Explanation {
    let id: KeychainItemID? =
      switch command {
      case .keychain(.value(let id)): id ?? lastItem
      case .keychain(.attributes(let id)), .keychain(.updateValue(let id, _)),
        .keychain(.updateAccessibility(let id, _)), .keychain(.delete(let id)):
        id
      default: nil
      }
    guard let id else { return refused(command, "No item matches.") }
    let explanation = device.explain(item: id)
    if device.keychain.liveRow(id) != nil {
      return refused(
        command,
        "The item is there, and only looks missing: its key is not in memory, which this "
          + "profile reports as -25300 (C5).", remedy: explanation.remedy)
    }
    return refused(command, explanation.reason, remedy: explanation.remedy)
  }

  /// -25291 for a passcode item: no passcode, or a key bag that lost the key to one.
  private func explainNoPasscodeKey(_ command: DeviceCommand) -> Explanation {
    guard device.state.passcodeSet else {
      return refused(
        command,
        "No passcode is set, and a passcode item is wrapped by the passcode's own key (C6).",
        remedy: "Set a passcode first: P.")
    }
    return refused(
      command,
      "A passcode is set, but one was removed before, and since then the key bag has no "
        + "key for passcode items (C6: seen on devices whose passcode was switched off and on).",
      remedy: "Store the item with WhenUnlockedThisDeviceOnly.")
  }
}
