import DataProtection
import Testing

/// Where the file-protection reference and Apple's own sources differ: each difference once, as
/// both behave.
@Suite("File-protection reference versus Apple") struct ReadingTests {
  let file: DevicePath = "/Documents/file"

  func unlocked(_ profile: DeviceProfile) -> Device {
    var device = Device(profile: profile)
    device.apply(.setPasscode)
    return device
  }

  func locked(_ device: inout Device) {
    device.apply(.lock)
    device.apply(.advance(11))
  }

  @Test("'None is not encrypted'; it is, under the device key alone")
  func noneIsPlain() throws {
    for (profile, isEncrypted) in [(DeviceProfile.apple, true), (.reference, false)] {
      var device = unlocked(profile)
      try device.write([1], to: file, protection: ProtectionClass.none)
      #expect(try device.isEncryptedAtRest(file) == isEncrypted)
      try device.write([1], to: "/tmp/c")
      #expect(try device.isEncryptedAtRest("/tmp/c"))
    }
  }

  @Test("'Unless open: after the first unlock'; opening needs an unlocked device")
  func unlessOpenAfterFirstUnlock() throws {
    for (profile, opens) in [(DeviceProfile.apple, false), (.reference, true)] {
      var device = unlocked(profile)
      try device.write([1], to: file, protection: .completeUnlessOpen)
      locked(&device)
      let outcome = device.run(.file(.open(file, .read)))
      #expect((outcome != .failed(.notPermitted)) == opens)
    }
  }

  @Test("'Unless open: not after boot'; it can be created then")
  func unlessOpenBeforeFirstUnlock() throws {
    for (profile, creates) in [(DeviceProfile.apple, true), (.reference, false)] {
      var device = unlocked(profile)
      device.apply(.reboot)
      device.apply(.launch(.background))
      let outcome = device.run(.file(.create(file, .completeUnlessOpen)))
      #expect((outcome != .failed(.notPermitted)) == creates)
    }
  }

  @Test("'Complete needs the entitlement'; it does not")
  func completeNeedsEntitlement() throws {
    for (profile, writes) in [(DeviceProfile.apple, true), (.reference, false)] {
      var device = unlocked(profile)
      device.apply(.uninstall)
      device.apply(.install(entitlement: nil))
      device.apply(.launch(.foreground))
      #expect((device.run(.file(.replace(file, .complete, [1]))) == .done) == writes)
      #expect(device.run(.file(.replace(file, ProtectionClass.none, [1]))) == .done)
      #expect((device.run(.file(.setClass(file, .complete))) == .done) == writes)
    }
  }

  @Test("'No cost'; class B agrees on a key at each create and open")
  func agreementIsFree() throws {
    for (profile, agreements) in [(DeviceProfile.apple, 2), (.reference, 0)]
      as [(DeviceProfile, UInt64)]
    {
      var device = unlocked(profile)
      try device.write([1], to: file, protection: .completeUnlessOpen)
      _ = try device.contents(of: file)
      try device.write([1], to: "/tmp/c")
      #expect(device.keyWork.agreements == agreements)
      #expect(device.keyWork.wraps >= 2 && device.keyWork.unwraps >= 1)
    }
  }

  @Test("'A locked file is 257'; it is 513 when writing")
  func onlyReadError() throws {
    for (profile, code) in [
      (DeviceProfile.apple, CocoaCode.writeNoPermission), (.reference, .readNoPermission),
    ] {
      var device = unlocked(profile)
      try device.write([1], to: file, protection: .complete)
      locked(&device)
      let error = #expect(throws: PosixError.self) { try device.write([2], to: file) }
      #expect(error?.cocoa(.write, under: profile) == code)
      #expect(error?.cocoa(.read, under: profile) == .readNoPermission)
    }
  }

  @Test("Class CX is not mentioned; it exists since iOS 17")
  func noInactiveClass() throws {
    for (profile, exists) in [(DeviceProfile.apple, true), (.reference, false)] {
      var device = unlocked(profile)
      let outcome = device.run(.file(.replace(file, .completeWhenUserInactive, [1])))
      #expect(outcome == (exists ? .done : .failed(.invalid)))
      let label = device.run(.file(.setClass("/Documents", .completeWhenUserInactive)))
      #expect(label == (exists ? .done : .failed(.invalid)))
    }
  }

  @Test("The download sample opens its file twice: with a lock between, it fails on a device")
  func downloadSampleWithALockBetween() throws {
    for (profile, works) in [(DeviceProfile.apple, false), (.reference, true)] {
      var device = unlocked(profile)
      try device.write([], to: file, protection: .completeUnlessOpen)
      locked(&device)
      #expect((device.run(.file(.open(file, .write))) != .failed(.notPermitted)) == works)
    }
  }

  @Test("A directory's class: neither says it reaches files that are there, and it does not")
  func directoryClassLeavesFilesAlone() throws {
    for profile in [DeviceProfile.apple, .reference] {
      var device = unlocked(profile)
      try device.write([1], to: file)
      try device.write([1], to: "/tmp/moved", protection: ProtectionClass.none)
      try device.setClass("/Documents", .complete)
      try device.rename("/tmp/moved", to: "/Documents/moved")
      #expect(try device.status(of: file).protection == .completeUntilFirstUserAuthentication)
      #expect(try device.status(of: "/Documents/moved").protection == .none)
    }
  }
}
