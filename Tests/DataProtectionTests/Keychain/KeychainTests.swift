import Testing

@testable import DataProtection

@Suite("Keychain")
struct KeychainTests {
  @Test("an item added without an accessibility is WhenUnlocked")
  func usual() throws {
    var device = Device()
    try device.addItem("k", value: [1])
    #expect(try device.itemAttributes("k").accessibility == .whenUnlocked)
  }

  @Test("synchronizable and ThisDeviceOnly exclude each other")
  func contradiction() {
    for accessibility in KeychainAccessibility.allCases {
      var device = Device()
      let item = KeychainItem(KeychainItemID("k", synchronizable: true), accessibility)
      let status = keychainStatus { () throws(KeychainStatus) in try device.addItem(item) }
      #expect(status == (accessibility.isThisDeviceOnly ? .parameter : .success))
    }
  }

  @Test("a synchronizable item and a local one may share a name")
  func twoOfAName() throws {
    var device = Device()
    try device.addItem(KeychainItem("k", .whenUnlocked, value: [1]))
    try device.addItem(
      KeychainItem(KeychainItemID("k", synchronizable: true), .whenUnlocked, value: [2]))
    #expect(try device.itemValue("k") == [1])
    #expect(try device.items().count == 1)
    #expect(try device.items(matching: KeychainQuery(synchronizable: .any)).count == 2)
    #expect(
      try device.items(matching: KeychainQuery(synchronizable: .synchronizable)).first?.value == [2]
    )
  }

  @Test("an accessibility in a query filters, so that other items look missing")
  func filter() throws {
    var device = Device()
    try device.addItem(KeychainItem("k", .afterFirstUnlock))
    #expect(throws: KeychainStatus.itemNotFound) {
      try device.items(matching: KeychainQuery(accessibility: .whenUnlocked))
    }
  }

  @Test("adding what exists under a locked class is -25308, and -25299 once it is open")
  func collision() throws {
    let scene = KeychainScene(situation: .locked)
    #expect(scene.plant(.whenUnlocked))
    let add = { (keychain: inout Keychain, context: KeychainContext) throws(KeychainStatus) in
      try keychain.add(KeychainItem("k", .always), in: context)
    }
    #expect(scene.status(add) == .interactionNotAllowed)
    scene.context.keys = .all
    #expect(scene.status(add) == .duplicateItem)
  }

  @Test("a passcode item never returns, and its name is free again")
  func passcodeItem() throws {
    let scene = KeychainScene(situation: .unlocked)
    #expect(scene.plant(.whenPasscodeSetThisDeviceOnly))
    scene.respond(to: .removePasscode)
    scene.respond(to: .setPasscode)
    #expect(throws: KeychainStatus.itemNotFound) {
      try scene.keychain.value(of: "k", in: scene.context)
    }
    try scene.keychain.add(
      KeychainItem("k", .whenPasscodeSetThisDeviceOnly, value: [9]), in: scene.context)
    #expect(try scene.keychain.value(of: "k", in: scene.context) == [9])
  }

  @Test("changing the passcode keeps passcode items")
  func passcodeChange() throws {
    let scene = KeychainScene(situation: .unlocked)
    #expect(scene.plant(.whenPasscodeSetThisDeviceOnly))
    scene.respond(to: .changePasscode)
    #expect(try scene.keychain.value(of: "k", in: scene.context) == [1])
  }

  @Test("C6: a toggled passcode breaks passcode items until the device is erased")
  func toggled() throws {
    for broken in [false, true] {
      let scene = KeychainScene(
        situation: .unlocked,
        profile: DeviceProfile.apple.setting(.passcodeSetWithoutPasscode, broken))
      scene.respond(to: .removePasscode)
      scene.respond(to: .setPasscode)
      let add = { (keychain: inout Keychain, context: KeychainContext) throws(KeychainStatus) in
        try keychain.add(KeychainItem("k", .whenPasscodeSetThisDeviceOnly), in: context)
      }
      #expect(scene.status(add) == (broken ? .notAvailable : .success))
      scene.respond(to: .erase)
      scene.respond(to: .setPasscode)
      #expect(scene.status(add) == .success)
    }
  }

  @Test("many items: every one is found, a copy is not disturbed")
  func many() throws {
    let scene = KeychainScene(situation: .unlocked)
    for number in 0..<1_000 {
      try scene.keychain.add(
        KeychainItem(KeychainItemID("item \(number)"), value: [UInt8(number & 255)]),
        in: scene.context)
    }
    let copy = scene.keychain
    for number in stride(from: 0, to: 1_000, by: 2) {
      try scene.keychain.delete(KeychainItemID("item \(number)"), in: scene.context)
    }
    #expect(scene.keychain.rows.count == 500)
    #expect(copy.rows.count == 1_000)
    #expect(copy != scene.keychain)
    for number in 0..<1_000 {
      let id = KeychainItemID("item \(number)")
      #expect(try copy.value(of: id, in: scene.context) == [UInt8(number & 255)])
      #expect((scene.keychain.rows[id] != nil) == (number % 2 == 1))
    }
  }

  @Test("a secret of the largest size is stored, one more byte is refused")
  func largestSecret() {
    var device = Device()
    let largest = [UInt8](repeating: 0, count: DeviceLimits.keychainValueBytes)
    let add = { (id: KeychainItemID, value: [UInt8]) in
      keychainStatus { () throws(KeychainStatus) in try device.addItem(id, value: value) }
    }
    #expect(add("a", largest) == .success)
    #expect(add("b", largest + [0]) == .dataTooLarge)
    let update = keychainStatus { () throws(KeychainStatus) in
      try device.updateItem("a", value: largest + [0])
    }
    #expect(update == .dataTooLarge)
  }

  @Test("the last item that fits is stored, one more is refused")
  func mostItems() throws {
    let scene = KeychainScene(situation: .unlocked)
    for number in 0..<DeviceLimits.keychainItems {
      try scene.keychain.add(KeychainItem(KeychainItemID("\(number)")), in: scene.context)
    }
    let status = scene.status { keychain, context throws(KeychainStatus) in
      try keychain.add(KeychainItem("one more"), in: context)
    }
    #expect(status == .diskFull)
  }
}
