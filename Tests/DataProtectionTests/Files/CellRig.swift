import PicklockDeviceProperties

@testable import DataProtection

/// Sets a device up for one cell of the file table, does what the row says, and says what happened.
struct CellRig {
  static let bytes: [UInt8] = [1, 2, 3]
  static let file: DevicePath = "/Documents/cell/file"
  static let other: DevicePath = "/Documents/other"
  static let directory: DevicePath = "/Documents/cell"

  let cell: PolicyCell
  /// What runs the commands; nil for the true device.
  let broken: BrokenDevice?
  var session: DeviceSession

  var device: Device { session.device }

  /// What the device does; nil where what the cell speaks of cannot be brought about.
  static func observe(
    _ cell: PolicyCell, under profile: DeviceProfile, by broken: BrokenDevice? = nil
  ) -> PolicyOutcome? {
    var rig = CellRig(cell: cell, broken: broken, session: DeviceSession(profile: profile))
    do { try rig.prepare() } catch { return nil }
    return rig.perform()
  }

  /// Runs a command; throws what it fails with.
  @discardableResult
  private mutating func ask(_ command: DeviceCommand) throws(PosixError) -> DeviceOutcome {
    let outcome = broken?.run(command, on: &session) ?? session.run(command)
    if case .failed(let error) = outcome { throw error }
    return outcome
  }

  private mutating func happen(_ event: DeviceEvent) {
    _ = broken?.run(.event(event), on: &session) ?? session.run(.event(event))
  }

  private enum Need { case nothing, file, handle, mapping, directoryLabel, defaults, oldFile }

  private var need: Need {
    switch cell.row {
    case .create: .nothing
    case .createInherited, .directory: .directoryLabel
    case .secondOpen, .readHandle, .writeHandle, .map, .close: .handle
    case .touchMapping: .mapping
    case .setDirectory: .nothing
    case .replace, .replaceInherited: .oldFile
    case .defaultsRead, .defaultsWrite: .defaults
    default: .file
    }
  }

  // MARK: Setting up

  /// Handles of a boot that came before cannot exist, so what is opened is opened in time.
  private mutating func prepare() throws(PosixError) {
    try ask(.file(.makeDirectory(Self.directory)))
    try store()
    let needsHandle = need == .handle || need == .mapping
    let isLateHandle = cell.situation == .beforeFirstUnlock || cell.situation == .noPasscode
    if needsHandle, !isLateHandle { try openHandle() }
    reachSituation()
    if device.state.isOn { happen(.launch(.background)) }
    if needsHandle, isLateHandle { try openHandle() }
  }

  private mutating func store() throws(PosixError) {
    switch need {
    case .nothing: break
    case .directoryLabel: try ask(.file(.setClass(Self.directory, cell.protection)))
    case .oldFile:
      try ask(.file(.save(Self.file, ProtectionClass.none, Self.bytes)))
      if cell.row == .replaceInherited {
        try ask(.file(.setClass(Self.directory, cell.protection)))
      }
    case .file, .handle, .mapping:
      // Whether a class can be asked for explicitly is what the create row is about.
      try ask(.file(.save(Self.file, cell.protection, Self.bytes)))
    case .defaults:
      // The stored defaults have class C unless an entitlement says otherwise.
      guard cell.protection == .completeUntilFirstUserAuthentication else { throw .invalid }
      try ask(.defaults(.set("old", "1")))
      happen(.kill)
    }
  }

  private mutating func openHandle() throws(PosixError) {
    do {
      try ask(.file(.open(Self.file, .write)))
    } catch {
      // Before the first unlock a class B file can only be one that is made then.
      guard cell.situation == .beforeFirstUnlock, cell.protection == .completeUnlessOpen else {
        throw error
      }
      try ask(.file(.delete(Self.file)))
      try ask(.file(.create(Self.file, cell.protection)))
      try ask(.handle(.write(.last, at: 0, Self.bytes)))
    }
    if need == .mapping { try ask(.handle(.map(.last))) }
  }

  private mutating func reachSituation() {
    if cell.situation == .noPasscode {
      happen(.reboot)
      return
    }
    happen(.setPasscode)
    switch cell.situation {
    case .off: happen(.powerOff)
    case .beforeFirstUnlock: happen(.reboot)
    case .unlocked, .noPasscode: break
    case .grace: happen(.lock)
    case .locked, .lockedInactive:
      happen(.lock)
      happen(.advance(11))
      if cell.situation == .lockedInactive { happen(.userInactive) }
    }
    if cell.situation == .grace || cell.situation == .locked { return }
  }

  // MARK: Doing what the row says

  private mutating func perform() -> PolicyOutcome? {
    do {
      return try performRow()
    } catch .notPermitted {
      return .notPermitted
    } catch .noProcess {
      return .noProcess
    } catch .invalid {
      return .invalid
    } catch {
      return nil
    }
  }

  private mutating func performRow() throws(PosixError) -> PolicyOutcome? {
    switch cell.row {
    case .create, .createInherited, .replace, .replaceInherited: return try make()
    case .openRead: try ask(.file(.open(Self.file, .read)))
    case .openWrite: return try openForWriting()
    case .secondOpen: try ask(.file(.open(Self.file, .read)))
    case .readHandle, .writeHandle, .map, .touchMapping, .close: return try useHandle()
    case .delete:
      try ask(.file(.delete(Self.file)))
      if device.exists(Self.file) { return nil }
    case .rename:
      try ask(.file(.rename(Self.file, Self.other)))
      if try device.status(of: Self.other).protection != cell.protection { return nil }
    case .metadata: return try askMetadata()
    case .directory:
      try ask(.file(.makeDirectory("/Documents/cell/made")))
      if try ask(.file(.list(Self.directory))) != .names(["made"]) { return nil }
      try ask(.file(.removeDirectory("/Documents/cell/made")))
    case .link: try ask(.file(.link(Self.file, Self.other)))
    case .clone:
      try ask(.file(.clone(Self.file, Self.other)))
      if try device.status(of: Self.other).protection != cell.protection { return nil }
    case .copy: return try copy()
    case .setSame: try ask(.file(.setClass(Self.file, cell.protection)))
    case .setToComplete: return try setClass(.complete)
    case .setToUnlessOpen: return try setClass(.completeUnlessOpen)
    case .setToUntilFirst: return try setClass(.completeUntilFirstUserAuthentication)
    case .setToNone: return try setClass(ProtectionClass.none)
    case .setToInactive: return try setClass(.completeWhenUserInactive)
    case .setDirectory: try ask(.file(.setClass(Self.directory, cell.protection)))
    case .defaultsRead: return try ask(.defaults(.get("old"))) == .value("1") ? .allowed : .blank
    case .defaultsWrite: return try writeDefault()
    }
    return .allowed
  }

  /// The class comes out as the tables say, or no name is left.
  private mutating func make() throws(PosixError) -> PolicyOutcome? {
    let isExplicit = cell.row == .create || cell.row == .replace
    let explicit = isExplicit ? cell.protection : nil
    let before = device
    do {
      if cell.row == .create || cell.row == .createInherited {
        try ask(.file(.create(Self.file, explicit)))
      } else {
        try ask(.file(.replace(Self.file, explicit, [9])))
      }
    } catch {
      let untouched = before.exists(Self.file) == device.exists(Self.file)
      guard untouched, device.rawBytes(Self.file) == before.rawBytes(Self.file) else { return nil }
      throw error
    }
    let expected = Policy.classOfNewFile(
      explicit: explicit, directory: cell.protection, in: cell.situation, under: device.profile)
    return try device.status(of: Self.file).protection == expected ? .allowed : nil
  }

  private mutating func openForWriting() throws(PosixError) -> PolicyOutcome? {
    do {
      try ask(.file(.open(Self.file, .truncate)))
    } catch {
      // A refused open has not emptied the file.
      guard device.rawBytes(Self.file) == Self.bytes else { return nil }
      throw error
    }
    return .allowed
  }

  private mutating func useHandle() throws(PosixError) -> PolicyOutcome? {
    guard device.state.isOn else { throw .noProcess }
    switch cell.row {
    case .readHandle:
      return try ask(.handle(.read(.last, at: 0, count: 9))) == .bytes(Self.bytes)
        ? .allowed : nil
    case .writeHandle:
      do { try ask(.handle(.write(.last, at: 3, [4]))) } catch {
        guard device.rawBytes(Self.file) == Self.bytes else { return nil }
        throw error
      }
      try ask(.handle(.truncate(.last, 1)))
    case .map: try ask(.handle(.map(.last)))
    case .close: try ask(.handle(.close(.last)))
    default:
      switch try ask(.handle(.touch(.last, at: 0, count: 9))) {
      case .bytes(let bytes): return bytes == Self.bytes ? .allowed : nil
      case .processDied: return device.isApplicationRunning ? nil : .processDied
      default: return nil
      }
    }
    return .allowed
  }

  private mutating func askMetadata() throws(PosixError) -> PolicyOutcome? {
    try ask(.file(.setMode(Self.file, 0o600)))
    try ask(.file(.setAttribute(Self.file, "name", [1])))
    try ask(.file(.setModified(Self.file, 5)))
    guard case .status(let status) = try ask(.file(.status(Self.file))),
      case .attributes(let attributes) = try ask(.file(.attributes(Self.file)))
    else { return nil }
    guard status.protection == cell.protection, status.size == 3, status.modified == 5,
      attributes.count == 1, device.exists(Self.file), device.isReadable(Self.file)
    else { return nil }
    return .allowed
  }

  private mutating func copy() throws(PosixError) -> PolicyOutcome? {
    // The copy is made as class D wherever the tables would refuse the new file, not the reading.
    try ask(.file(.setClass("/Documents", ProtectionClass.none)))
    try ask(.file(.copy(Self.file, Self.other)))
    return .allowed
  }

  private mutating func setClass(_ wanted: ProtectionClass) throws(PosixError) -> PolicyOutcome? {
    if wanted == cell.protection { return nil }
    do { try ask(.file(.setClass(Self.file, wanted))) } catch {
      guard
        device.node(at: Self.file).map({ device.files.volume.nodes[$0].protection })
          == cell.protection
      else { return nil }
      throw error
    }
    return try device.status(of: Self.file).protection == wanted ? .allowed : nil
  }

  /// What is stored after the next unlock and launch.
  private mutating func writeDefault() throws(PosixError) -> PolicyOutcome? {
    try ask(.defaults(.set("new", "2")))
    happen(.unlock)
    happen(.kill)
    happen(.launch(.foreground))
    let old = try ask(.defaults(.get("old")))
    let new = try ask(.defaults(.get("new")))
    switch (old, new) {
    case (.value("1"), .value("2")): return .allowed
    case (.value("1"), .value(nil)): return .lost
    case (.value(nil), .value("2")): return .replaced
    default: return nil
    }
  }
}

extension Device {
  /// The bytes of a file whatever keys are in memory; nil when there is no such file.
  func rawBytes(_ path: DevicePath) -> [UInt8]? {
    node(at: path).map { files.volume.payloads[$0].content.read(at: 0, count: .max) }
  }
}
