import DataProtection

/// A random life of a device, run by the mechanism and by the tables side by side.
struct LockstepWalk {
  static let files: [Path] = ["/Documents/a", "/Documents/b", "/tmp/c"]
  static let directories: [Path] = ["/Documents", "/tmp", "/Documents/made"]

  private var random: UInt64
  private var device: Device
  private var model: TableModel
  private var handles: [Handle] = []
  private var mappings: [Mapping] = []
  private var favourite = ProtectionClass.complete

  init(seed: UInt64, profile: Profile, faults: DeviceFaults) {
    random = seed &* 0x9e37_79b9_7f4a_7c15 | 1
    device = Device(profile: profile, faults: faults)
    model = TableModel(profile: profile)
    for _ in 0..<8 { _ = next(2) }
    favourite = pick(ProtectionClass.allCases)
    if next(8) != 0 { _ = step(.setPasscode) }
  }

  /// A walk of one device alone, from any state.
  init(seed: UInt64, device: Device) {
    self.init(seed: seed, profile: device.profile, faults: [])
    self.device = device
  }

  /// Takes steps without comparing them to anything.
  mutating func wander(steps: Int) {
    for _ in 0..<steps {
      if next(3) == 0 {
        device.apply(randomEvent())
      } else {
        let outcome = device.run(randomOperation())
        if case .handle(let handle) = outcome { handles.append(handle) }
        if case .mapping(let mapping) = outcome { mappings.append(mapping) }
      }
    }
  }

  /// Whether the device reads back from its text as itself.
  var hasStableText: Bool {
    do { return try Device(text: device.text) == device } catch { return false }
  }

  /// The first disagreement within so many steps; nil when there is none.
  mutating func run(steps: Int) -> String? {
    for index in 0..<steps {
      let disagreement =
        next(device.isApplicationRunning ? 3 : 2) == 0
        ? step(randomEvent()) : step(randomOperation())
      if let disagreement { return "step \(index): \(disagreement)" }
    }
    return nil
  }

  /// Goes on with the device that its own text describes.
  mutating func passThroughText() throws {
    device = try Device(text: device.text)
  }

  private mutating func step(_ event: Event) -> String? {
    // A lock is often one that lasts: the keys that go at its end are what it is about.
    if event == .lock, next(2) == 0, let disagreement = compare(.lock) ?? compare(.advance(11)) {
      return disagreement
    }
    return compare(event)
  }

  private mutating func compare(_ event: Event) -> String? {
    let observed = device.apply(event)
    let expected = model.apply(event)
    if observed != expected { return "\(event): \(observed) is not \(expected)" }
    if device.state.protectedDataAvailable != model.state.flag, model.state.situation != .off {
      return "\(event): flag \(device.state.protectedDataAvailable)"
    }
    if device.situation != model.state.situation { return "\(event): \(device.situation)" }
    let broken = device.violatedInvariants()
    return broken.isEmpty ? nil : "\(event): breaks invariants \(broken)"
  }

  private mutating func step(_ operation: FileOperation) -> String? {
    let observed = device.run(operation)
    if case .handle(let handle) = observed { handles.append(handle) }
    if case .mapping(let mapping) = observed { mappings.append(mapping) }
    let expected = model.run(operation, given: observed)
    if case .status(var status) = observed {
      // Times are not modelled here.
      status.modified = 0
      return .status(status) == expected ? nil : "\(operation): \(observed) is not \(expected)"
    }
    return observed == expected ? nil : "\(operation): \(observed) is not \(expected)"
  }

  // MARK: Drawing

  private mutating func next(_ bound: Int) -> Int {
    random ^= random << 13
    random ^= random >> 7
    random ^= random << 17
    return Int(truncatingIfNeeded: random >> 33) % bound
  }

  private mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[next(choices.count)]
  }

  /// Each walk has a class it likes, so that some walks are about one class.
  private mutating func protection() -> ProtectionClass {
    next(2) == 0 ? favourite : pick(ProtectionClass.allCases)
  }

  private mutating func randomEvent() -> Event {
    if !device.isApplicationRunning, next(4) != 0 {
      if !device.state.isOn { return .powerOn }
      return device.application.isInstalled
        ? .launch(.background) : .install(entitlement: nil)
    }
    let events: [Event] = [
      .lock, .lock, .unlock, .unlock, .advance(4), .advance(6), .advance(10), .advance(11),
      .launch(.background), .launch(.background), .launch(.foreground), .userInactive,
    ]
    let rare: [Event] = [
      .reboot, .reboot, .powerOff, .powerOn, .kill, .setPasscode, .changePasscode,
      .removePasscode, .launch(.prewarm), .inactivityReboot, .uninstall, .erase,
      .install(entitlement: nil),
      .install(entitlement: .completeUntilFirstUserAuthentication),
      .install(entitlement: .complete),
    ]
    return next(6) == 0 ? pick(rare) : pick(events)
  }

  private mutating func randomOperation() -> FileOperation {
    switch next(14) {
    case 0, 1: opening()
    case 2, 3, 4: usingHandle()
    case 5: usingMapping()
    case 6, 7: naming()
    case 8: asking()
    case 9: settingClass()
    case 10, 11, 12: usingHandle()
    default: usingDefaults()
    }
  }

  private mutating func asking() -> FileOperation {
    switch next(3) {
    case 0: .list(pick(Self.directories))
    case 1: .status(pick(Self.directories))
    default: .status(pick(Self.files))
    }
  }

  /// The tables speak of stored defaults of class C only.
  private mutating func usingDefaults() -> FileOperation {
    guard model.state.containerDefault == .completeUntilFirstUserAuthentication else {
      return asking()
    }
    return next(2) == 0
      ? .readDefault(pick(["x", "y"])) : .writeDefault(pick(["x", "y"]), pick(["1", "2"]))
  }

  private mutating func opening() -> FileOperation {
    let path = pick(Self.files)
    switch next(4) {
    case 0: return .open(path, .readWrite, [.create, .exclusive], protection())
    case 1: return .open(path, .readWrite, [.create, .exclusive], nil)
    case 2: return .open(path, pick([.read, .readWrite]), [], nil)
    default: return .open(path, .write, pick([[], .truncate]), nil)
    }
  }

  private mutating func usingHandle() -> FileOperation {
    guard !handles.isEmpty else { return opening() }
    let handle = next(3) == 0 ? pick(handles) : handles[handles.count - 1]
    switch next(7) {
    case 0, 1: return .read(handle, at: pick([nil, nil, 0]), count: 4)
    case 2, 3: return .write(handle, at: pick([nil, 0, 3]), [UInt8(next(256)), 7])
    case 4: return .truncate(handle, next(6))
    case 5: return .map(handle)
    default: return .close(handle)
    }
  }

  private mutating func usingMapping() -> FileOperation {
    guard !mappings.isEmpty else { return usingHandle() }
    return .touch(mappings[mappings.count - 1 - next(min(2, mappings.count))], at: 0, count: 4)
  }

  private mutating func naming() -> FileOperation {
    let (source, target) = (pick(Self.files), pick(Self.files))
    switch next(8) {
    case 0: return .delete(source)
    case 1: return .rename(source, target)
    case 2: return .link(source, target)
    case 3: return .clone(source, target)
    case 4: return .copy(source, target)
    case 5:
      return next(2) == 0
        ? .makeDirectory("/Documents/made") : .removeDirectory("/Documents/made")
    default: return .replace(source, [UInt8(next(256))], next(2) == 0 ? protection() : nil)
    }
  }

  private mutating func settingClass() -> FileOperation {
    .setClass(next(3) == 0 ? pick(Self.directories) : pick(Self.files), protection())
  }
}
