import DataProtection
import Testing

/// `UserDefaults` before the first unlock, under both values of C11 and C12.
@Suite struct DefaultsTests {
  func blindDevice(_ profile: DeviceProfile) throws -> Device {
    var device = Device(profile: profile)
    device.apply(.setPasscode)
    try device.setDefault("first", "no")
    device.apply(.reboot)
    device.apply(.launch(.prewarm))
    #expect(try device.defaultValue("first") == nil)
    return device
  }

  @Test(
    "A process that opened its defaults too early recovers at unlock, or at its next launch",
    arguments: [false, true])
  func recovery(_ turned: Bool) throws {
    var device = try blindDevice(.apple.setting(.defaultsRecovery, turned))
    device.apply(.unlock)
    #expect(try device.defaultValue("first") == (turned ? nil : "no"))
    device.apply(.kill)
    device.apply(.launch(.foreground))
    #expect(try device.defaultValue("first") == "no")
  }

  @Test("What it wrote in that state replaces everything, or is lost", arguments: [false, true])
  func write(_ turned: Bool) throws {
    var device = try blindDevice(.apple.setting(.defaultsWriteBeforeFirstUnlock, turned))
    try device.setDefault("launches", "1")
    #expect(try device.defaultValue("launches") == "1")
    device.apply(.unlock)
    device.apply(.kill)
    device.apply(.launch(.foreground))
    #expect(try device.defaultValue("launches") == (turned ? nil : "1"))
    #expect(try device.defaultValue("first") == (turned ? "no" : nil))
  }

  @Test("Values survive a relaunch, whatever characters they have")
  func values() throws {
    var device = Device()
    let values = ["", "=", "a=b\nc\\", "\\\n", "ü"]
    for (index, value) in values.enumerated() { try device.setDefault("k=\(index)\n", value) }
    device.apply(.kill)
    device.apply(.launch(.foreground))
    for (index, value) in values.enumerated() {
      #expect(try device.defaultValue("k=\(index)\n") == value)
    }
    try device.setDefault("k=0\n", nil)
    #expect(try device.defaultValue("k=0\n") == nil)
  }

  @Test("With a class A container a locked write is saved at unlock")
  func unsaved() throws {
    var device = Device()
    device.apply(.setPasscode)
    device.apply(.uninstall)
    device.apply(.install(entitlement: .complete))
    device.apply(.launch(.foreground))
    try device.setDefault("a", "1")
    device.apply(.lock)
    device.apply(.advance(10))
    try device.setDefault("a", "2")
    #expect(try device.defaultValue("a") == "2")
    device.apply(.unlock)
    device.apply(.kill)
    device.apply(.launch(.foreground))
    #expect(try device.defaultValue("a") == "2")
  }
}
