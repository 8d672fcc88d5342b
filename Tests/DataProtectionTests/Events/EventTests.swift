import Testing

@testable import DataProtection

/// Power, passcode, lock, time and the application: what each event does, and what it refuses.
@Suite struct EventTests {
  func device(_ events: DeviceEvent..., profile: DeviceProfile = .apple) -> Device {
    var device = Device(profile: profile)
    for event in [.setPasscode] + events { device.apply(event) }
    return device
  }

  @Test("Lock and unlock post their notifications in turn, around the eviction")
  func notifications() {
    var device = device()
    let lock = device.apply(.lock)
    #expect(lock.notification == .willBecomeUnavailable)
    #expect(device.keys.contains(.complete), "posted before the keys go")
    #expect(device.apply(.lock).notification == nil)
    #expect(device.apply(.advance(10)).notification == nil)
    #expect(!device.keys.contains(.complete))
    let unlock = device.apply(.unlock)
    #expect(unlock.notification == .didBecomeAvailable)
    #expect(device.keys.contains(.complete))
    #expect(device.apply(.unlock).notification == nil)
    device.apply(.lock)
    #expect(device.apply(.unlock).notification == .didBecomeAvailable, "inside grace too")
    device.apply(.reboot)
    #expect(device.apply(.unlock).notification == .didBecomeAvailable)
  }

  @Test("The flag goes down at lock, or at eviction with C10 turned", arguments: [false, true])
  func flag(_ turned: Bool) {
    var device = device(.lock, profile: .apple.setting(.availabilityFlag, turned))
    #expect(device.state.protectedDataAvailable == turned)
    device.apply(.advance(9))
    #expect(device.state.protectedDataAvailable == turned)
    device.apply(.advance(1))
    #expect(!device.state.protectedDataAvailable)
    device.apply(.unlock)
    #expect(device.state.protectedDataAvailable)
  }

  @Test("What happens by itself is told with its time, in order")
  func acts() {
    var device = device(.lock)
    #expect(device.apply(.advance(259_199)).acts == [DeviceAct(.evictKeys, at: 10)])
    #expect(device.situation == .locked)
    #expect(device.apply(.advance(1)).acts == [DeviceAct(.reboot, at: 259_200)])
    #expect(device.situation == .beforeFirstUnlock && !device.isApplicationRunning)
    #expect(device.apply(.advance(345_600)).acts.isEmpty, "it is locked no more than it was")
    device.apply(.unlock)
    device.apply(.setGrace(0))
    #expect(device.apply(.lock).acts == [DeviceAct(.evictKeys, at: 604_800)])
  }

  @Test("Without a lock no time brings a reboot, and an erase forgets the passcode delay")
  func noActs() {
    var device = device(.setPasscodeDelay(60), .advance(345_600))
    #expect(device.situation == .unlocked && device.profile.passcodeDelay == 60)
    #expect(device.apply(.setPasscodeDelay(5)).applied)
    device.apply(.erase)
    #expect(device.profile.passcodeDelay == 0)
  }

  @Test("The flag says nothing about class C")
  func flagAndClassC() throws {
    var device = device()
    try device.write([1], to: "/tmp/c")
    device.apply(.lock)
    device.apply(.advance(10))
    #expect(!device.state.protectedDataAvailable)
    #expect(try device.contents(of: "/tmp/c") == [1])
  }

  @Test("Grace ends to the second, after the passcode delay", arguments: [0, 60] as [Seconds])
  func grace(_ delay: Seconds) {
    var profile = DeviceProfile.apple
    profile.passcodeDelay = delay
    var device = device(.lock, profile: profile)
    device.apply(.advance(delay + 9))
    #expect(device.situation == .grace)
    device.apply(.advance(1))
    #expect(device.situation == .locked)
  }

  @Test("A second lock does not restart the timer, unless C9 is turned", arguments: [false, true])
  func relock(_ turned: Bool) {
    var device = device(.lock, profile: .apple.setting(.repeatedLockRestartsTimer, turned))
    device.apply(.advance(9))
    device.apply(.lock)
    device.apply(.advance(1))
    #expect(device.situation == (turned ? .grace : .locked))
  }

  @Test("Without grace the keys go at once")
  func noGrace() {
    var profile = DeviceProfile.apple
    profile.grace = 0
    #expect(device(.lock, profile: profile).situation == .locked)
  }

  @Test("What was written before the eviction is there after unlock")
  func flushBeforeEviction() throws {
    var device = device()
    let handle = try device.create("/a", protection: .complete)
    try device.write(handle, [1, 2])
    device.apply(.lock)
    device.apply(.advance(10))
    #expect(throws: PosixError.notPermitted) { try device.read(handle, at: 0, count: 2) }
    device.apply(.unlock)
    #expect(try device.read(handle, at: 0, count: 2) == [1, 2])
    try device.write(handle, [3])
    #expect(try device.contents(of: "/a") == [1, 2, 3], "the handle stands where it stood")
  }

  @Test("The 72 hours of the inactivity reboot pass with it")
  func inactivityReboot() {
    var device = device(.lock)
    #expect(device.apply(.inactivityReboot).applied)
    #expect(device.state.now == 259_200)
    #expect(device.situation == .beforeFirstUnlock)
    #expect(!device.apply(.inactivityReboot).applied)
  }

  @Test("A handle of before a reboot is dead, and never means another file")
  func reboot() throws {
    var device = device()
    let handle = try device.create("/a", protection: ProtectionClass.none)
    device.apply(.reboot)
    #expect(throws: PosixError.noProcess) { try device.read(handle, count: 1) }
    device.apply(.launch(.background))
    let other = try device.create("/b", protection: ProtectionClass.none)
    #expect(other != handle)
    #expect(throws: PosixError.badHandle) { try device.read(handle, count: 1) }
    #expect(!device.isOpen(handle))
  }

  @Test("A deleted file lives until its last handle is closed")
  func deletedWhileOpen() throws {
    var device = device()
    let handle = try device.create("/a")
    let count = device.fileCount
    try device.write(handle, [1])
    try device.delete("/a")
    #expect(try device.read(handle, at: 0, count: 1) == [1])
    #expect(device.fileCount == count)
    device.apply(.kill)
    #expect(device.fileCount == count - 1)
  }

  @Test("A mapping outlives its handle")
  func mappingOutlives() throws {
    var device = device()
    let handle = try device.create("/a")
    try device.write(handle, [1])
    let mapping = try device.map(handle)
    try device.close(handle)
    #expect(try device.touch(mapping) == .bytes([1]))
    try device.unmap(mapping)
    #expect(throws: PosixError.badHandle) { try device.touch(mapping) }
  }

  @Test("Passcode events need an unlocked device")
  func passcode() throws {
    var device = device()
    try device.write([1], to: "/a", protection: .complete)
    #expect(!device.apply(.setPasscode).applied)
    #expect(device.apply(.changePasscode).applied)
    device.apply(.lock)
    #expect(!device.apply(.changePasscode).applied)
    #expect(!device.apply(.removePasscode).applied)
    device.apply(.advance(10))
    device.apply(.unlock)
    #expect(try device.contents(of: "/a") == [1])
    #expect(device.apply(.removePasscode).applied)
    device.apply(.lock)
    device.apply(.advance(99))
    device.apply(.reboot)
    device.apply(.launch(.background))
    #expect(try device.contents(of: "/a") == [1], "without a passcode every state is unlocked")
  }

  @Test("Erasing leaves nothing, and no key that opens what was there")
  func erase() throws {
    var device = device()
    try device.write([1], to: "/a")
    let old = device.keyBag
    device.apply(.erase)
    #expect(device.situation == .noPasscode)
    #expect(!device.application.isInstalled)
    #expect(device.keyBag.deviceKey != old.deviceKey && device.keyBag.classKeys != old.classKeys)
    #expect(throws: PosixError.noProcess) { try device.contents(of: "/a") }
    device.apply(.install(entitlement: nil))
    device.apply(.launch(.foreground))
    #expect(throws: PosixError.noEntry) { try device.contents(of: "/a") }
  }

  @Test("The entitlement counts when the container is made, not at an update")
  func entitlement() throws {
    var device = device(.uninstall, .install(entitlement: .complete), .launch(.foreground))
    try device.write([1], to: "/Documents/a")
    #expect(try device.status(of: "/Documents/a").protection == .complete)
    device.apply(.install(entitlement: .completeUntilFirstUserAuthentication))
    #expect(!device.isApplicationRunning)
    device.apply(.launch(.foreground))
    try device.write([1], to: "/Documents/b")
    #expect(try device.status(of: "/Documents/b").protection == .complete)
  }

  @Test("Launches: foreground needs a person, prewarming nothing that runs already")
  func launches() {
    var device = device(.reboot)
    #expect(!device.apply(.launch(.foreground)).applied)
    #expect(device.apply(.launch(.prewarm)).applied)
    #expect(!device.apply(.launch(.prewarm)).applied)
    #expect(device.apply(.launch(.background)).applied)
    device.apply(.powerOff)
    #expect(!device.apply(.launch(.background)).applied)
    #expect(!device.apply(.unlock).applied)
    #expect(device.apply(.powerOn).applied)
  }
}
