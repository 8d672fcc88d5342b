import Testing

@testable import DataProtection

/// Table 4.2, cell by cell: the mechanism against the literal table.
@Suite("Keychain table 4.2")
struct KeychainTableTests {
  @Test("every cell, under every profile and assumption value", arguments: KeychainCase.all)
  func cell(_ sample: KeychainCase) {
    let expected = KeychainPolicy.cell(
      sample.operation, sample.accessibility, sample.situation)
    #expect(sample.run() == expected.outcome(under: sample.profile), "\(expected.source)")
    let quick = KeychainPolicy.status(
      sample.operation, sample.accessibility, sample.situation, under: sample.profile)
    #expect(quick == expected.outcome(under: sample.profile))
  }

  @Test("every turned cell differs from the plain one and names its knob")
  func knobsMatter() {
    for row in KeychainPolicy.rows {
      for cell in [row.beforeFirstUnlock, row.unlocked, row.locked, row.noPasscode] {
        for effect in cell.effects {
          #expect(effect.assumptions.count == 1 && effect.outcome != cell.outcome)
        }
        #expect(!cell.source.isEmpty)
      }
    }
  }

  @Test("an off device answers nothing", arguments: KeychainAccessibility.allCases)
  func off(_ accessibility: KeychainAccessibility) {
    for operation in KeychainOperation.allCases {
      #expect(KeychainPolicy.cell(operation, accessibility, .off).outcome == nil)
      #expect(KeychainPolicy.status(operation, accessibility, .off, under: .apple) == nil)
    }
  }

  @Test(
    "moving an item needs the old class readable and the new one writable",
    arguments: KeychainAccessibility.allCases, KeychainAccessibility.allCases)
  func move(_ source: KeychainAccessibility, _ target: KeychainAccessibility) {
    for situation in KeychainCase.running {
      for profile in KeychainCase.profiles {
        let scene = KeychainScene(situation: situation, profile: profile)
        guard scene.plant(source) else { continue }
        let status = scene.status { keychain, context throws(KeychainStatus) in
          try keychain.update("k", accessibility: target, in: context)
        }
        let cells = KeychainPolicy.moveCells(from: source, to: target, situation)
        let answers = cells.map { $0.outcome(under: profile) }
        var expected = answers.first { $0 != .success } ?? .success
        if profile.readings.contains(.afterFirstUnlockUnlisted) && target == .afterFirstUnlock {
          expected = .parameter
        }
        #expect(status == expected, "\(situation) \(profile.alternatives)")
      }
    }
  }

  @Test("what removing the passcode keeps", arguments: KeychainAccessibility.allCases)
  func passcodeRemoved(_ accessibility: KeychainAccessibility) {
    for profile in KeychainCase.profiles {
      let scene = KeychainScene(situation: .noPasscode, profile: profile)
      guard scene.plant(accessibility) else { continue }
      let row = KeychainPolicy.lifetime[accessibility.column]
      #expect(row.column == accessibility.column)
      let status = scene.status { keychain, context throws(KeychainStatus) in
        _ = try keychain.value(of: "k", in: context)
      }
      #expect(status == row.passcodeRemoved.outcome(under: profile))
    }
  }

  @Test("what uninstalling the application keeps", arguments: KeychainAccessibility.allCases)
  func uninstalled(_ accessibility: KeychainAccessibility) throws {
    for profile in KeychainCase.profiles {
      var device = Device(profile: profile)
      device.apply(.setPasscode)
      let item = KeychainItem("k", accessibility)
      let added = keychainStatus { () throws(KeychainStatus) in try device.addItem(item) }
      guard added == .success else { continue }
      device.apply(.uninstall)
      device.apply(.install(entitlement: nil))
      device.apply(.launch(.foreground))
      let row = KeychainPolicy.lifetime[accessibility.column]
      let status = keychainStatus { () throws(KeychainStatus) in _ = try device.itemValue("k") }
      #expect(status == row.uninstalled.outcome(under: profile))
    }
  }
}
