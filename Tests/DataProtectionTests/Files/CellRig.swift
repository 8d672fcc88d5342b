@testable import DataProtection

/// Sets a device up for one cell of the file table, does what the row says, and says what happened.
struct CellRig {
  static let bytes: [UInt8] = [1, 2, 3]
  static let file: Path = "/Documents/cell/file"
  static let other: Path = "/Documents/other"
  static let directory: Path = "/Documents/cell"

  let cell: PolicyCell
  var device: Device
  private var handle: Handle?
  private var mapping: Mapping?

  /// What the device does; nil where what the cell speaks of cannot be brought about.
  static func observe(_ cell: PolicyCell, under profile: Profile, faults: DeviceFaults = [])
    -> PolicyOutcome?
  {
    var rig = CellRig(cell: cell, device: Device(profile: profile, faults: faults))
    do { try rig.prepare() } catch { return nil }
    return rig.perform()
  }

  private init(cell: PolicyCell, device: Device) {
    self.cell = cell
    self.device = device
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
    try device.makeDirectory(Self.directory)
    try store()
    let needsHandle = need == .handle || need == .mapping
    let isLateHandle = cell.situation == .beforeFirstUnlock || cell.situation == .noPasscode
    if needsHandle, !isLateHandle { try openHandle() }
    reachSituation()
    if device.state.isOn { device.apply(.launch(.background)) }
    if needsHandle, isLateHandle { try openHandle() }
  }

  private mutating func store() throws(PosixError) {
    switch need {
    case .nothing: break
    case .directoryLabel: try device.setClass(Self.directory, cell.protection)
    case .oldFile:
      try device.write(Self.bytes, to: Self.file, protection: ProtectionClass.none)
      if cell.row == .replaceInherited { try device.setClass(Self.directory, cell.protection) }
    case .file, .handle, .mapping:
      // Whether a class can be asked for explicitly is what the create row is about.
      try device.write(Self.bytes, to: Self.file, protection: cell.protection)
    case .defaults:
      // The stored defaults have class C unless an entitlement says otherwise.
      guard cell.protection == .completeUntilFirstUserAuthentication else { throw .invalid }
      try device.setDefault("old", "1")
      device.apply(.kill)
    }
  }

  private mutating func openHandle() throws(PosixError) {
    do {
      handle = try device.open(Self.file, .readWrite)
    } catch {
      // Before the first unlock a class B file can only be one that is made then.
      guard cell.situation == .beforeFirstUnlock, cell.protection == .completeUnlessOpen else {
        throw error
      }
      try device.delete(Self.file)
      let created = try device.create(Self.file, protection: cell.protection)
      try device.write(created, at: 0, Self.bytes)
      handle = created
    }
    if need == .mapping, let handle { mapping = try device.map(handle) }
  }

  private mutating func reachSituation() {
    if cell.situation == .noPasscode {
      device.apply(.reboot)
      return
    }
    device.apply(.setPasscode)
    switch cell.situation {
    case .off: device.apply(.powerOff)
    case .beforeFirstUnlock: device.apply(.reboot)
    case .unlocked, .noPasscode: break
    case .grace: device.apply(.lock)
    case .locked, .lockedInactive:
      device.apply(.lock)
      device.apply(.advance(11))
      if cell.situation == .lockedInactive { device.apply(.userInactive) }
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
    case .openRead: _ = try device.open(Self.file, .read)
    case .openWrite: return try openForWriting()
    case .secondOpen: _ = try device.open(Self.file, .read)
    case .readHandle, .writeHandle, .map, .touchMapping, .close: return try useHandle()
    case .delete:
      try device.delete(Self.file)
      if device.exists(Self.file) { return nil }
    case .rename:
      try device.rename(Self.file, to: Self.other)
      if try device.status(of: Self.other).protection != cell.protection { return nil }
    case .metadata: return try askMetadata()
    case .directory:
      try device.makeDirectory("/Documents/cell/made")
      if try device.list(Self.directory) != ["made"] { return nil }
      try device.removeDirectory("/Documents/cell/made")
    case .link: try device.link(Self.file, to: Self.other)
    case .clone:
      try device.clone(Self.file, to: Self.other)
      if try device.status(of: Self.other).protection != cell.protection { return nil }
    case .copy: return try copy()
    case .setSame: try device.setClass(Self.file, cell.protection)
    case .setToComplete: return try setClass(.complete)
    case .setToUnlessOpen: return try setClass(.completeUnlessOpen)
    case .setToUntilFirst: return try setClass(.completeUntilFirstUserAuthentication)
    case .setToNone: return try setClass(ProtectionClass.none)
    case .setToInactive: return try setClass(.completeWhenUserInactive)
    case .setDirectory: try device.setClass(Self.directory, cell.protection)
    case .defaultsRead: return try device.defaultValue("old") == "1" ? .allowed : .blank
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
        _ = try device.create(Self.file, protection: explicit)
      } else {
        try device.replace(Self.file, with: [9], protection: explicit)
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
      _ = try device.open(Self.file, .write, .truncate)
    } catch {
      // A refused open has not emptied the file.
      guard device.rawBytes(Self.file) == Self.bytes else { return nil }
      throw error
    }
    return .allowed
  }

  private mutating func useHandle() throws(PosixError) -> PolicyOutcome? {
    guard device.state.isOn else { throw .noProcess }
    guard let handle else { return nil }
    switch cell.row {
    case .readHandle:
      return try device.read(handle, at: 0, count: 9) == Self.bytes ? .allowed : nil
    case .writeHandle:
      do { try device.write(handle, at: 3, [4]) } catch {
        guard device.rawBytes(Self.file) == Self.bytes else { return nil }
        throw error
      }
      try device.truncate(handle, to: 1)
    case .map: _ = try device.map(handle)
    case .close: try device.close(handle)
    default:
      guard let mapping else { return nil }
      switch try device.touch(mapping, count: 9) {
      case .bytes(let bytes): return bytes == Self.bytes ? .allowed : nil
      case .processDied: return device.isApplicationRunning ? nil : .processDied
      }
    }
    return .allowed
  }

  private mutating func askMetadata() throws(PosixError) -> PolicyOutcome? {
    try device.setMode(Self.file, 0o600)
    try device.setAttribute(Self.file, "name", [1])
    try device.setModified(Self.file, 5)
    let status = try device.status(of: Self.file)
    let attributes = try device.attributes(of: Self.file)
    guard status.protection == cell.protection, status.size == 3, status.modified == 5,
      attributes.count == 1, device.exists(Self.file), device.isReadable(Self.file)
    else { return nil }
    return .allowed
  }

  private mutating func copy() throws(PosixError) -> PolicyOutcome? {
    // The copy is made as class D wherever the tables would refuse the new file, not the reading.
    try device.setClass("/Documents", ProtectionClass.none)
    try device.copy(Self.file, to: Self.other)
    return .allowed
  }

  private mutating func setClass(_ wanted: ProtectionClass) throws(PosixError) -> PolicyOutcome? {
    if wanted == cell.protection { return nil }
    do { try device.setClass(Self.file, wanted) } catch {
      guard
        device.node(at: Self.file).map({ device.volume.nodes[$0].protection })
          == cell.protection
      else { return nil }
      throw error
    }
    return try device.status(of: Self.file).protection == wanted ? .allowed : nil
  }

  /// What is stored after the next unlock and launch.
  private mutating func writeDefault() throws(PosixError) -> PolicyOutcome? {
    try device.setDefault("new", "2")
    device.apply(.unlock)
    device.apply(.kill)
    device.apply(.launch(.foreground))
    let old = try device.defaultValue("old")
    let new = try device.defaultValue("new")
    switch (old, new) {
    case ("1", "2"): return .allowed
    case ("1", nil): return .lost
    case (nil, "2"): return .replaced
    default: return nil
    }
  }
}

extension Device {
  /// The bytes of a file whatever keys are in memory; nil when there is no such file.
  func rawBytes(_ path: Path) -> [UInt8]? {
    node(at: path).map { volume.payloads[$0].content.read(at: 0, count: .max) }
  }
}
