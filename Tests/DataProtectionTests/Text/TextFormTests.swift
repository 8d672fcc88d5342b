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
      let script = RandomScriptTests.script(seed: UInt64(seed), length: 200)
      let commands = try DeviceScript.parse(script).map(\.command)
      var session = DeviceSession()
      for command in commands.prefix(100) { session.run(command) }
      var other = session
      other.device = try Device(text: session.device.text)
      for command in commands.dropFirst(100) {
        #expect(session.run(command) == other.run(command), "seed \(seed), \(command)")
      }
      #expect(session.device == other.device)
    }
  }

  @Test(
    "Every situation and profile has a text that reads back", arguments: LockState.allCases)
  func situations(_ situation: LockState) throws {
    for profile in [DeviceProfile.apple, .reference]
      + Assumption.allCases.map({ DeviceProfile.apple.setting($0) })
    {
      let device = Device(in: situation, profile: profile)
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
      var session = DeviceSession(device)
      let script = RandomScriptTests.script(seed: UInt64(seed), length: 40)
      for step in try DeviceScript.parse(script) { session.run(step.command) }
      #expect(try Device(text: session.device.text) == session.device)
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

  @Test("A directory deeper than a path can say is refused")
  func deepText() throws {
    var device = Device()
    var path = DevicePath.root
    for _ in 1..<DeviceLimits.pathComponents {
      path = path.appending(try #require(DevicePath.Name("d")))
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

  @Test("A text of another kind is refused", arguments: ["", "picklock-device 1\n", "P L\n"])
  func otherText(_ text: String) {
    #expect(throws: TextFormError.self) { try Device(text: text) }
  }
}
