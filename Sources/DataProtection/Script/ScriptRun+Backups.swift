extension ScriptRun {
  mutating func backUp(_ kind: BackupKind) -> ScriptOutcome {
    do {
      let taken = try device.backUp(kind)
      backup = taken
      let files = taken.files.filter { !$0.isDirectory }.count
      return ScriptOutcome(
        .done,
        "ok: \(counted(files, "file")), \(counted(taken.itemAttributes.count, "keychain item"))")
    } catch {
      return ScriptOutcome(.ignored, "ignored: \(device.state.situation.clause)")
    }
  }

  /// Restores the last backup; the application is then opened.
  mutating func restore(_ target: RestoreTarget) -> ScriptOutcome {
    guard let backup else { return ScriptOutcome(.ignored, "ignored: no backup was taken") }
    if target == .sameDevice {
      guard let index = places.firstIndex(where: { $0.device.identity == backup.source }) else {
        return ScriptOutcome(.ignored, "ignored: its device is not in the script")
      }
      current = index
    } else {
      useOther(than: backup.source)
    }
    do {
      try device.restore(backup)
    } catch {
      return ScriptOutcome(.ignored, "ignored: \(device.state.situation.clause)")
    }
    places[current].handles = []
    places[current].mappings = []
    device.apply(.launch(.foreground))
    return ScriptOutcome(.done, "ok: device \(current + 1) holds the backup")
  }

  /// Sends what iCloud Keychain carries to another device and goes there.
  mutating func synchronize() -> ScriptOutcome {
    let changes = device.keychainChanges
    useOther(than: device.identity)
    device.receive(changes)
    return ScriptOutcome(
      .done, "ok: \(counted(changes.items.count, "item")) went to device \(current + 1)")
  }

  private func counted(_ count: Int, _ thing: String) -> String {
    "\(count) \(thing)\(count == 1 ? "" : "s")"
  }

  mutating func use(_ number: Int) -> ScriptOutcome {
    guard number >= 1, number <= places.count else {
      return ScriptOutcome(
        .ignored, "ignored: the script has \(counted(places.count, "device")) so far")
    }
    current = number - 1
    return ScriptOutcome(.done, "ok: \(device.state.situation.clause)")
  }

  /// Goes to the account's other device, making it where there is none: a script knows two.
  private mutating func useOther(than identity: UInt32) {
    if let index = places.firstIndex(where: { $0.device.identity != identity }) {
      current = index
      return
    }
    let device = Device(
      profile: profile, faults: faults, identity: UInt32(places.count + 1))
    places.append(Place(device: device))
    current = places.count - 1
  }
}
