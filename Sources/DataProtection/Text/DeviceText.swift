/// Writes the text form of a device: everything the device remembers, in a fixed order.
///
/// What follows from the rest (links, sizes, open counts, the entry table) is left out and computed
/// when it is read back, so that a text cannot contradict itself there.
struct DeviceText {
  static let header = "picklock-device 2"

  private var lines: [String] = [header]

  static func of(_ device: Device) -> String {
    var text = DeviceText()
    text.addSettings(device)
    text.addState(device)
    text.addApplication(device.application)
    text.addExtension(device)
    text.addVolume(device.files.volume)
    text.addKeychain(device.keychain)
    return text.lines.joined(separator: "\n") + "\n"
  }

  private mutating func add(_ words: String...) {
    lines.append(words.joined(separator: " "))
  }

  private mutating func addSettings(_ device: Device) {
    let profile = device.profile
    add(
      "profile", "\(profile.alternativeMask)", "\(profile.readings.rawValue)", "\(profile.grace)",
      "\(profile.passcodeDelay)", "\(profile.inactivityReboot)")
  }

  private mutating func addState(_ device: Device) {
    let state = device.state
    add(
      "state", TextWord.of(state.isOn), TextWord.of(state.passcodeSet),
      TextWord.of(state.everUnlockedSinceBoot), TextWord.of(state.lockedSince),
      TextWord.of(state.evictionDue), TextWord.of(state.userInactive),
      TextWord.of(state.protectedDataAvailable), TextWord.of(state.lastNotification?.rawValue),
      "\(state.now)")
    add("keys", "\(device.keys.rawValue)")
    let bag = device.keyBag
    add(
      "key-bag", "\(bag.deviceKey)", "\(bag.classKeys)", "\(bag.passcodeKey)", "\(bag.passcodesSet)"
    )
    add("epochs", "\(device.files.epochs.complete)", "\(device.files.epochs.inactive)")
    let work = device.keyWork
    add("work", "\(work.unwraps)", "\(work.wraps)", "\(work.agreements)")
  }

  private mutating func addApplication(_ application: DeviceApplication) {
    add(
      "application", TextWord.of(application.isInstalled), TextWord.of(application.entitlement),
      TextWord.of(application.containerDefault), TextWord.of(application.running?.rawValue))
    for line in DefaultsLine.all {
      let cache = application[line.process][line.suite]
      if line.isNeeded || cache != .unopened { addDefaults(cache, line) }
    }
  }

  private mutating func addDefaults(_ cache: DefaultsCache, _ line: DefaultsLine) {
    let (kind, entries): (String, [StoredDefault]) =
      switch cache {
      case .unopened: ("unopened", [])
      case .loaded(let entries, let unsaved): (unsaved ? "unsaved" : "loaded", entries)
      case .blind(let written): ("blind", written)
      }
    add(line.name, kind)
    for entry in entries {
      add(line.entryName, TextWord.of(entry.key), TextWord.of(entry.value))
    }
  }

  /// The extension, once it has a container.
  private mutating func addExtension(_ device: Device) {
    let root = device.files.volume.extensionRoot
    guard root != 0 else { return }
    add("extension", TextWord.of(device.application.isExtensionRunning))
    add("extension-root", "\(root)")
  }
}

// MARK: The volume

extension DeviceText {
  private mutating func addVolume(_ volume: Volume) {
    for (index, node) in volume.nodes.enumerated().dropFirst() {
      addNode(node, volume.payloads[index], index)
    }
    for file in volume.dirty {
      let bytes = file.onDisk.read(at: 0, count: file.onDisk.size)
      add("on-disk", "\(file.node)", TextWord.of(bytes))
    }
    for (index, node) in volume.nodes.enumerated() where node.kind == .directory {
      addEntries(of: UInt32(index), volume)
    }
    for slot in volume.slots { addSlot(slot) }
    add("free-node", "\(volume.firstFreeNode)")
    add("free-slot", "\(volume.firstFreeSlot)")
  }

  private mutating func addNode(_ node: Node, _ payload: Payload, _ index: Int) {
    switch node.kind {
    case .free: add("node", "\(index)", "free", "\(node.first)")
    case .directory:
      add(
        "node", "\(index)", "directory", node.protection.letter, "\(node.mode)",
        "\(node.modified)")
    case .file:
      let content = payload.content
      add(
        "node", "\(index)", "file", node.protection.letter, "\(node.mode)", "\(node.modified)",
        "\(node.wrappedBy)", "\(node.held)",
        TextWord.of(content.read(at: 0, count: content.size)))
    }
    for attribute in payload.attributes {
      add("attribute", "\(index)", TextWord.of(attribute.name), TextWord.of(attribute.value))
    }
  }

  private mutating func addEntries(of directory: UInt32, _ volume: Volume) {
    for name in volume.names(in: directory) {
      let node = volume.entries[volume.entries.find(name, in: directory)].node
      add("entry", "\(directory)", TextWord.of(name.text), "\(node)")
    }
  }

  private mutating func addSlot(_ slot: HandleSlot) {
    let words = [
      "slot", "\(slot.node)", "\(slot.generation)", TextWord.of(slot.access),
      "\(slot.position)", TextWord.of(slot.isMapping),
    ]
    let owner = slot.owner == .appExtension ? [VolumeReader.extensionWord] : []
    lines.append((words + owner).joined(separator: " "))
  }
}

// MARK: The keychain

extension DeviceText {
  private mutating func addKeychain(_ keychain: Keychain) {
    add(
      "keychain", "\(keychain.deviceIdentity)", TextWord.of(keychain.passcodeKey),
      "\(keychain.passcodeKeysMade)", TextWord.of(keychain.passcodeKeyBroken))
    for (id, row) in keychain.rows.sorted(by: { $0.id < $1.id }) {
      add(
        "item", TextWord.of(id), row.accessibility.rawValue, TextWord.of(row.value),
        "\(row.passcodeGeneration)")
    }
    for id in keychain.tombstones.sorted() { add("tombstone", TextWord.of(id)) }
    for item in keychain.incoming {
      add("incoming", TextWord.of(item.id), item.accessibility.rawValue, TextWord.of(item.value))
    }
  }
}
