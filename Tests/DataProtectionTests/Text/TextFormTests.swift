import Testing

@testable import DataProtection

/// The text forms read back what they write, and refuse everything else with a line.
@Suite struct TextFormTests {
  /// A device with something of everything in it.
  static func busyDevice() throws -> Device {
    var device = Device(profile: .apple.setting(.availabilityFlag))
    device.apply(.setPasscode)
    let handle = try device.create("/Documents/a file", protection: .complete)
    try device.write(handle, [1, 2, 3])
    _ = try device.map(handle)
    try device.close(try device.open("/Documents/a file"))
    try device.synchronize(handle)
    try device.write(handle, [4])
    try device.link("/Documents/a file", to: "/tmp/link")
    try device.write([UInt8](repeating: 9, count: 2_000), to: "/tmp/big")
    try device.setAttribute("/tmp/big", "a b", [])
    try device.delete("/tmp/big")
    try device.makeDirectory("/Documents/%-ü")
    try device.setDefault("key", "value = \\ \n%")
    try device.addItem("an item", value: [1, 2])
    device.apply(.lock)
    device.apply(.advance(3))
    return device
  }

  @Test("A device reads back what it writes")
  func deviceRoundTrip() throws {
    let device = try Self.busyDevice()
    let text = device.text
    let back = try Device(text: text)
    #expect(back.text == text)
    #expect(back == device)
  }

  @Test("A device that was read back lives on as the one that was written")
  func livesOn() throws {
    for seed in 1...20 {
      var walk = LockstepWalk(seed: UInt64(seed), profile: .apple, faults: [])
      #expect(walk.run(steps: 60) == nil)
      try walk.passThroughText()
      #expect(walk.run(steps: 60) == nil, "seed \(seed)")
    }
  }

  @Test(
    "Every situation, profile and fault has a text that reads back", arguments: Situation.allCases)
  func situations(_ situation: Situation) throws {
    for profile in LockstepTests.profiles {
      let device = Device(in: situation, profile: profile, faults: .graceNotHonoured)
      #expect(try Device(text: device.text).text == device.text)
    }
  }

  @Test("A text with one line left out or doubled is refused, or is another device's")
  func mutilatedText() throws {
    let text = try Self.busyDevice().text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var refused = 0
    for index in lines.indices {
      for doubled in [false, true] {
        var changed = lines
        if doubled { changed.insert(lines[index], at: index) } else { changed.remove(at: index) }
        let joined = changed.joined(separator: "\n")
        do {
          let other = try Device(text: joined)
          #expect(try Device(text: other.text) == other)
        } catch {
          refused += 1
          #expect(!error.description.isEmpty)
        }
      }
    }
    #expect(refused > lines.count)
  }

  @Test(
    "A volume that does not hang together is refused",
    arguments: [
      "entry 2 self 2", "entry 1 Documents 3", "entry 99 x 2", "slot 1 1 r 0 no",
      "node 77 file C 1 1 1 1 -", "node 14 free 14", "on-disk 1 00", "free-node 0", "nonsense 1",
      "entry 2 .. 3", "slot 0 0 - 99 no", "attribute 99 x 00", "launch foreground",
    ])
  func inconsistentText(_ line: String) throws {
    let text = try Self.busyDevice().text
    let marker = "free-node"
    let changed = text.replacing(marker, with: "\(line)\n\(marker)", maxReplacements: 1)
    #expect(throws: TextFormError.self) { try Device(text: changed) }
  }

  @Test("A damaged text is refused, or describes a device that can be lived with")
  func damagedText() throws {
    let text = Array(try Self.busyDevice().text.utf8)
    var numbers = StorageTests.Numbers(state: 1_181_783_497_276_652_981)
    let palette = Array("0123456789 -\nABCDEFfreeyesnode".utf8)
    var accepted = 0
    for seed in 1...400 {
      var bytes = text
      for _ in 0...numbers.next(3) {
        bytes[numbers.next(bytes.count)] = palette[numbers.next(palette.count)]
      }
      let device: Device
      do { device = try Device(text: String(decoding: bytes, as: UTF8.self)) } catch { continue }
      accepted += 1
      var walk = LockstepWalk(seed: UInt64(seed), device: device)
      walk.wander(steps: 40)
      #expect(walk.hasStableText)
    }
    #expect(accepted > 20)
  }

  @Test("A counter near its top is refused: a later step would run past it")
  func counters() throws {
    let text = try Self.busyDevice().text
    let changed = text.replacing("key-bag 1 1 1 1", with: "key-bag 1 1 1 \(UInt32.max)")
    #expect(changed != text)
    #expect(throws: TextFormError.self) { try Device(text: changed) }
  }

  /// One step of every kind, with the awkward values.
  static let steps: [DeviceStep] =
    [
      .setPasscode, .changePasscode, .removePasscode, .lock, .unlock, .advance(.max), .reboot,
      .powerOff, .powerOn, .inactivityReboot, .userInactive, .launch(.foreground),
      .launch(.background), .launch(.prewarm), .kill, .install(entitlement: nil),
      .install(entitlement: .completeWhenUserInactive), .uninstall, .erase,
    ].map(DeviceStep.event)
    + fileOperations.map(DeviceStep.file)
    + [
      .add(KeychainItem("", .whenPasscodeSetThisDeviceOnly, value: [])),
      .value(KeychainItemID("a b", synchronizable: true)), .attributes("-"),
      .match(KeychainQuery(accessibility: .always, synchronizable: .any)),
      .match(KeychainQuery()), .updateValue("%", [255]),
      .updateAccessibility("x", .afterFirstUnlock), .delete("ü\n"),
    ].map(DeviceStep.keychain)
    + BackupKind.allCases.map(DeviceStep.backUp) + [.restore(0), .restore(.max)]

  static let fileOperations: [FileOperation] = {
    guard let handle = Handle("3.4") else { return [] }
    let mapping = Mapping(handle)
    return [
      .open("/a b", .readWrite, [.create, .exclusive, .truncate], .completeUnlessOpen),
      .open("/", .read, [], nil), .open("/a", [], [], nil), .open("/a", .write, .truncate, nil),
      .read(handle, at: nil, count: 0), .read(handle, at: -1, count: .max),
      .write(handle, at: 7, [0, 255]), .write(handle, at: nil, []), .truncate(handle, .min),
      .seek(handle, 9), .synchronize(handle), .close(handle), .map(handle),
      .touch(mapping, at: 1, count: 2), .unmap(mapping), .delete("/%"), .rename("/a", "/b"),
      .link("/a", "/b"), .clone("/a", "/b"), .copy("/a", "/b"), .makeDirectory("/é"),
      .removeDirectory("/a"), .list("/"), .status("/-"), .setClass("/a", .none),
      .setMode("/a", .max), .setModified("/a", .max), .setAttribute("/a", "", nil),
      .setAttribute("/a", "-", []), .setAttribute("/a", "n", [1]), .attributes("/a"),
      .replace("/a", [1], nil), .replace("/a", [], .completeWhenUserInactive),
      .readDefault("- "), .writeDefault("k", nil), .writeDefault("k", ""), .writeDefault("k", "-"),
    ]
  }()

  @Test("A step reads back what it writes", arguments: steps)
  func stepRoundTrip(_ step: DeviceStep) throws {
    let log = EventLog([step])
    #expect(try EventLog(text: log.text) == log)
  }

  @Test("A log replays to the same outcomes and the same device, from text too")
  func replay() throws {
    var device = Device()
    var log = EventLog()
    var backups: [Backup] = []
    func take(_ step: DeviceStep) -> StepOutcome {
      log.steps.append(step)
      return device.take(step, backups: &backups)
    }
    var outcomes = [take(.event(.setPasscode))]
    outcomes.append(take(.file(.open("/a", .readWrite, .create, .complete))))
    for step in Self.steps { outcomes.append(take(step)) }
    var other = Device()
    #expect(try EventLog(text: log.text).replay(on: &other) == outcomes)
    #expect(other == device)
  }

  @Test("A log takes backups and restores them, up to a number of them")
  func backups() throws {
    let write = FileOperation.replace("/Documents/a", [1], nil)
    let steps: [DeviceStep] = [
      .restore(0), .file(write), .backUp(.encrypted), .file(.delete("/Documents/a")), .restore(0),
      .event(.launch(.foreground)), .file(.list("/Documents")), .event(.powerOff), .restore(0),
      .backUp(.iCloud),
    ]
    var device = Device()
    let log = try EventLog(text: EventLog(steps).text)
    let outcomes = log.replay(on: &device)
    #expect(log.steps == steps)
    #expect(outcomes[0] == .backup(.noSuchBackup))
    guard case .backup(.taken(let backup)) = outcomes[2] else {
      Issue.record("no backup was taken")
      return
    }
    #expect(backup.files.contains { $0.path == "/Documents/a" })
    #expect(outcomes[4] == .backup(.restored))
    #expect(outcomes[6] == .file(.names(["a"])))
    #expect(outcomes[8] == .backup(.refused(.off)))
    #expect(outcomes[9] == .backup(.refused(.off)))
    let many = EventLog(Array(repeating: .backUp(.iCloud), count: DeviceLimits.backups + 1))
    var other = Device()
    let taken = many.replay(on: &other)
    #expect(taken.last == .backup(.tooMany))
    #expect(taken[DeviceLimits.backups - 1] != .backup(.tooMany))
  }

  @Test("A directory deeper than a path can say is refused")
  func deepText() throws {
    var device = Device()
    var path = Path.root
    for _ in 1..<DeviceLimits.pathComponents {
      path = path.appending(try #require(Name("d")))
      try device.makeDirectory(path)
    }
    try device.makeDirectory("/e")
    let text = device.text
    #expect(try Device(text: text) == device)
    let entry = try #require(text.split(separator: "\n").first { $0.contains("entry 1 e ") })
    let node = try #require(entry.split(separator: " ").last)
    let deepest = try #require(device.node(at: path))
    // `/e` and a directory in it hang from the deepest one: one name too many.
    var deeper = device
    try deeper.makeDirectory("/e/f")
    let moved = deeper.text.replacing("entry 1 e \(node)", with: "entry \(deepest) e \(node)")
    #expect(moved != deeper.text)
    #expect(throws: TextFormError.self) { try Device(text: moved) }
  }

  @Test(
    "A broken log is refused with its line",
    arguments: [
      "advance", "advance x", "advance 1 2", "launch sideways", "open /a r", "open a r - -",
      "open /a q - -", "open /a r z -", "open /a r - E", "read 3 - 1", "write 0.1 - 0", "fly",
      "write 0.1 - 0g", "set-attribute /a n 00", "delete /%zz", "match-items ak some",
      "add-item x local zz -", "add-item x nowhere ak -", "lock ", "delete /a//b", "",
      "back-up", "back-up tape", "restore", "restore x", "restore 0 1",
    ])
  func brokenLog(_ line: String) {
    let error = #expect(throws: TextFormError.self) {
      try EventLog(text: "picklock-log 1\nlock\n\(line)\n")
    }
    #expect(error?.line == 3)
  }

  @Test("A text of another kind is refused", arguments: ["", "picklock-log 1", "picklock-log 2\n"])
  func otherText(_ text: String) {
    #expect(throws: TextFormError.self) { try EventLog(text: text) }
    #expect(throws: TextFormError.self) { try Device(text: text) }
  }
}
