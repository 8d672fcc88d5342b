import Testing

@testable import DataProtection

@Suite("Explanations")
struct ExplanationTests {
  static func events(_ situation: LockState) -> [DeviceEvent] {
    switch situation {
    case .off: [.setPasscode, .powerOff]
    case .beforeFirstUnlock: [.setPasscode, .reboot, .launch(.background)]
    case .unlocked: [.setPasscode]
    case .grace: [.setPasscode, .lock]
    case .locked: [.setPasscode, .lock, .advance(11)]
    case .lockedInactive: [.setPasscode, .lock, .advance(11), .userInactive]
    case .noPasscode: []
    }
  }

  static let profiles =
    [DeviceProfile.apple, .reference] + Assumption.allCases.map { DeviceProfile.apple.setting($0) }

  @Test("what is explained of a file is what opening it does", arguments: LockState.allCases)
  func filesAgree(_ situation: LockState) throws {
    for profile in Self.profiles {
      for protection in ProtectionClass.allCases {
        if protection == .completeWhenUserInactive && !profile.readings.isEmpty { continue }
        var device = Device(profile: profile)
        try device.write([1], to: "/f", protection: protection)
        for event in Self.events(situation) { device.apply(event) }
        #expect(device.state.situation == situation)
        let explanation = device.explain("/f")
        let opened = (try? device.contents(of: "/f")) != nil
        #expect(explanation.isReadable == opened, "\(explanation)")
        #expect(explanation.isReadable == (explanation.missingKey == nil) || situation == .off)
        if situation != .off {
          #expect(explanation.readableIn.contains(situation) == opened, "\(explanation)")
        }
      }
    }
  }

  @Test("what is explained of an item is what reading it does", arguments: LockState.allCases)
  func itemsAgree(_ situation: LockState) {
    for profile in KeychainCase.profiles {
      for accessibility in KeychainAccessibility.allCases {
        var device = Device(profile: profile)
        device.apply(.setPasscode)
        let added = keychainStatus { () throws(KeychainStatus) in
          try device.addItem(KeychainItem("k", accessibility))
        }
        guard added == .success else { continue }
        let events = Self.events(situation).filter { $0 != .setPasscode }
        for event in situation == .noPasscode ? [.removePasscode] : events { device.apply(event) }
        #expect(device.state.situation == situation)
        let explanation = device.explain(item: "k")
        let read = keychainStatus { () throws(KeychainStatus) in _ = try device.itemValue("k") }
        #expect(explanation.isReadable == (read == .success), "\(explanation)")
      }
    }
  }

  @Test("reference, debugging: a file cannot be read in the background")
  func background() throws {
    var device = Device()
    try device.write([1], to: "/Documents/f", protection: .complete)
    for event in Self.events(.locked) + [.launch(.background)] { device.apply(event) }
    let explanation = device.explain("/Documents/f")
    #expect(!explanation.isReadable)
    #expect(explanation.missingKey == "the class A key")
    #expect(explanation.reason.contains("locked"))
    #expect(explanation.remedy.contains("completeUntilFirstUserAuthentication"))
    #expect(explanation.readableIn == [.unlocked, .grace, .noPasscode])
  }

  @Test(
    "reference, debugging: a file cannot be read after a restart",
    arguments: [ProtectionClass.complete, .completeUntilFirstUserAuthentication])
  func restart(_ protection: ProtectionClass) throws {
    var device = Device()
    try device.write([1], to: "/Documents/f", protection: protection)
    for event in Self.events(.beforeFirstUnlock) { device.apply(event) }
    let explanation = device.explain("/Documents/f")
    #expect(!explanation.isReadable)
    #expect(explanation.remedy.contains("expected after a restart"))
    #expect(explanation.remedy.contains("on screen"))
    #expect(explanation.remedy.contains("class D"))
  }

  @Test("other reasons: no such file, a directory, mode bits, a deleted passcode item")
  func others() throws {
    var device = Device()
    #expect(device.explain("/none").reason.contains("no such file"))
    #expect(device.explain("/Documents").isReadable)
    try device.write([1], to: "/f")
    try device.setMode("/f", 0)
    #expect(device.explain("/f").reason.contains("EACCES"))
    device.apply(.setPasscode)
    try device.addItem(KeychainItem("k", .whenPasscodeSetThisDeviceOnly))
    device.apply(.removePasscode)
    #expect(device.explain(item: "k").reason.contains("when the passcode was removed"))
    try device.addItem(KeychainItem(KeychainItemID("s", synchronizable: true)))
    #expect(device.explain(item: "s").reason.contains("a synchronizable one"))
    device.apply(.kill)
    #expect(device.explain("/f").reason.contains("does not run"))
  }

  @Test("an open handle is spoken of")
  func handles() throws {
    var device = Device()
    for (path, protection) in [
      ("/a" as DevicePath, ProtectionClass.complete), ("/b", .completeUnlessOpen),
    ] {
      try device.write([1], to: path, protection: protection)
      _ = try device.open(path)
    }
    for event in Self.events(.locked) { device.apply(event) }
    #expect(device.explain("/a").reason.contains("works again after unlock"))
    #expect(device.explain("/b").reason.contains("goes on working"))
  }
}
