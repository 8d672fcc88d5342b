/// Reads the text form of a device, line by line, in the order `DeviceText` writes it.
struct DeviceReader {
  private var profile = DeviceProfile(readings: [])
  private var state = DeviceState()
  private var keys: ClassKeys = []
  private var keyBag = KeyBag()
  private var epochs = KeyEpochs()
  private var work = KeyWork()
  private var application = DeviceApplication()
  private var keychain = Keychain()
  private var volume = VolumeReader()
  /// Lines that must be there once, and have not been yet.
  private var wanted: Set<Substring> = [
    "profile", "state", "keys", "key-bag", "epochs", "work", "application", "defaults",
    "free-node", "free-slot", "keychain",
  ]

  init() {}

  mutating func read(_ line: inout TextLine) throws(TextFormError) {
    let kind = try line.word("the kind of line")
    if Self.once.contains(kind), wanted.remove(kind) == nil {
      throw line.fail("'\(kind)' is here a second time")
    }
    switch kind {
    case "profile": try readProfile(&line)
    case "state": try readState(&line)
    case "keys": keys = ClassKeys(rawValue: try line.number("the keys"))
    case "key-bag": try readKeyBag(&line)
    case "epochs":
      epochs.complete = try line.number("the epoch")
      epochs.inactive = try line.number("the epoch")
    case "work":
      work.unwraps = try line.number("the unwraps")
      work.wraps = try line.number("the wraps")
      work.agreements = try line.number("the agreements")
    case "application": try readApplication(&line)
    case "extension": application.isExtensionRunning = try line.flag("the extension")
    case "keychain", "item", "tombstone", "incoming": try readKeychain(kind, &line)
    default:
      if let wanted = DefaultsLine.all.first(where: { kind == $0.name || kind == $0.entryName }) {
        try readDefaults(kind, of: wanted, &line)
      } else {
        try volume.read(kind, &line)
      }
    }
    try line.end()
  }

  private static let once: Set<Substring> = DeviceReader().wanted

  func finish() throws(TextFormError) -> Device {
    if let missing = wanted.min() {
      throw TextFormError(line: 0, problem: "the line '\(missing)' is missing")
    }
    var device = Device(profile: profile)
    device.state = state
    device.keys = keys
    device.keyBag = keyBag
    device.files.epochs = epochs
    device.files.work = work
    device.application = application
    device.keychain = keychain
    device.files.volume = try volume.finish()
    guard !application.isExtensionRunning || device.files.volume.extensionRoot != 0 else {
      throw TextFormError(line: 0, problem: "an extension that runs has a container")
    }
    return device
  }

  private mutating func readProfile(_ line: inout TextLine) throws(TextFormError) {
    let turned = try line.number("the assumptions", as: UInt16.self)
    profile = DeviceProfile(readings: SourceReadings(rawValue: try line.number("the readings")))
    for assumption in Assumption.allCases {
      profile[assumption] = turned & DeviceProfile.mask([assumption]) != 0
    }
    guard profile.alternativeMask == turned else {
      throw line.fail("there are no such assumptions")
    }
    profile.grace = try line.number("the grace period")
    profile.passcodeDelay = try line.number("the passcode delay")
    profile.inactivityReboot = try line.number("the time to the inactivity reboot")
  }

  private mutating func readState(_ line: inout TextLine) throws(TextFormError) {
    state.isOn = try line.flag("power")
    state.passcodeSet = try line.flag("passcode")
    state.everUnlockedSinceBoot = try line.flag("first unlock")
    state.lockedSince = try line.optionalNumber("the time of the lock")
    state.evictionDue = try line.optionalNumber("the time of eviction")
    state.userInactive = try line.flag("inactive")
    state.protectedDataAvailable = try line.flag("the availability flag")
    if let code = try line.optionalNumber("the notification", as: UInt8.self) {
      guard let notification = ProtectedDataNotification(rawValue: code) else {
        throw line.fail("there is no notification \(code)")
      }
      state.lastNotification = notification
    }
    state.now = try line.number("the time")
  }

  private mutating func readKeyBag(_ line: inout TextLine) throws(TextFormError) {
    keyBag.deviceKey = try line.counter("the device key")
    keyBag.classKeys = try line.counter("the class keys")
    keyBag.passcodeKey = try line.counter("the passcode key")
    keyBag.passcodesSet = try line.counter("the count of passcodes")
  }

  private mutating func readApplication(_ line: inout TextLine) throws(TextFormError) {
    application.isInstalled = try line.flag("installed")
    application.entitlement = try line.optionalProtection("the entitlement")
    application.containerDefault = try line.protection("the container's class")
    application.running = nil
    if let code = try line.optionalNumber("the launch", as: UInt8.self) {
      guard let kind = LaunchKind(rawValue: code) else { throw line.fail("no launch \(code)") }
      application.running = kind
    }
  }

  private mutating func readDefaults(
    _ kind: Substring, of wanted: DefaultsLine, _ line: inout TextLine
  ) throws(TextFormError) {
    if kind == wanted.name {
      application[wanted.process][wanted.suite] = try readCache(&line)
      return
    }
    let entry = StoredDefault(key: try line.text("the key"), value: try line.text("the value"))
    switch application[wanted.process][wanted.suite] {
    case .unopened: throw line.fail("defaults that were not opened have no entries")
    case .loaded(let entries, let unsaved):
      application[wanted.process][wanted.suite] = .loaded(entries + [entry], unsaved: unsaved)
    case .blind(let written):
      application[wanted.process][wanted.suite] = .blind(written: written + [entry])
    }
  }

  private func readCache(_ line: inout TextLine) throws(TextFormError) -> DefaultsCache {
    switch try line.word("the state of the defaults") {
    case "unopened": return .unopened
    case "loaded": return .loaded([], unsaved: false)
    case "unsaved": return .loaded([], unsaved: true)
    case "blind": return .blind(written: [])
    case let word: throw line.fail("defaults are never '\(word)'")
    }
  }

  private mutating func readKeychain(
    _ kind: Substring, _ line: inout TextLine
  ) throws(TextFormError) {
    switch kind {
    case "keychain":
      keychain = Keychain(deviceIdentity: try line.number("the device"))
      keychain.passcodeKey = try line.optionalNumber("the passcode key")
      keychain.passcodeKeysMade = try line.counter("the count of passcode keys")
      keychain.passcodeKeyBroken = try line.flag("broken")
    case "tombstone": keychain.tombstones.insert(try line.item())
    default:
      let id = try line.item()
      let accessibility = try line.accessibility()
      let value = try line.bytes("the secret")
      guard value.count <= DeviceLimits.keychainValueBytes else {
        throw line.fail("the secret is too long")
      }
      let count = keychain.rows.count + keychain.incoming.count
      guard count < DeviceLimits.keychainItems else { throw line.fail("one item too many") }
      if kind == "incoming" {
        keychain.incoming.append(KeychainItem(id, accessibility, value: value))
      } else {
        keychain.rows[id] = KeychainRow(
          accessibility: accessibility, value: value,
          passcodeGeneration: try line.number("the passcode key"))
      }
    }
  }
}
