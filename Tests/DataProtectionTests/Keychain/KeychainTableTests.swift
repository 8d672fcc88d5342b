import Testing

@testable import DataProtection

/// Table 4.2, cell by cell: the mechanism against the literal table.
@Suite("Keychain table 4.2")
struct KeychainTableTests {
  @Test("every cell, under every profile and knob value", arguments: KeychainCase.all)
  func cell(_ sample: KeychainCase) throws {
    let expected = try #require(
      KeychainPolicy.cell(sample.operation, sample.accessibility, sample.situation))
    #expect(sample.run() == expected.status(under: sample.profile), "\(expected.source)")
    let quick = KeychainPolicy.status(
      sample.operation, sample.accessibility, sample.situation, under: sample.profile)
    #expect(quick == expected.status(under: sample.profile))
  }

  @Test("every operation and column has one row", arguments: KeychainOperation.allCases)
  func rowsAreInOrder(_ operation: KeychainOperation) {
    for column in KeychainColumn.allCases {
      let index = Int(operation.rawValue) * KeychainColumn.allCases.count + Int(column.rawValue)
      #expect(KeychainPolicy.rows[index].operation == operation)
      #expect(KeychainPolicy.rows[index].column == column)
    }
    #expect(KeychainPolicy.rows.count == 32)
  }

  @Test("every turned cell differs from the plain one and names its knob")
  func knobsMatter() {
    for row in KeychainPolicy.rows {
      for cell in [row.beforeFirstUnlock, row.unlocked, row.locked, row.noPasscode] {
        #expect((cell.knob == nil) == (cell.turned == nil))
        if cell.turned != nil { #expect(cell.turned != cell.status) }
        #expect(!cell.source.isEmpty)
      }
    }
  }

  @Test("an off device answers nothing", arguments: KeychainAccessibility.allCases)
  func off(_ accessibility: KeychainAccessibility) {
    for operation in KeychainOperation.allCases {
      #expect(KeychainPolicy.cell(operation, accessibility, .off) == nil)
      #expect(KeychainPolicy.status(operation, accessibility, .off, under: .apple) == nil)
    }
  }

  @Test("moving an item needs the old class readable and the new one writable")
  func move() {
    for source in KeychainAccessibility.allCases {
      for target in KeychainAccessibility.allCases {
        for situation in KeychainCase.running {
          for profile in KeychainCase.profiles {
            expectMove(source, target, situation, profile)
          }
        }
      }
    }
  }

  private func expectMove(
    _ source: KeychainAccessibility, _ target: KeychainAccessibility, _ situation: Situation,
    _ profile: Profile
  ) {
    let scene = KeychainScene(situation: situation, profile: profile)
    guard scene.plant(source) else { return }
    let status = scene.status { keychain, context throws(KeychainStatus) in
      try keychain.update("k", accessibility: target, in: context)
    }
    var expected = KeychainPolicy.cell(.updateValue, source, situation)?.status(under: profile)
    if expected == .success {
      expected = KeychainPolicy.cell(.addNew, target, situation)?.status(under: profile)
    }
    if profile.readings.contains(.afterFirstUnlockUnlisted) && target == .afterFirstUnlock {
      expected = .parameter
    }
    #expect(status == expected, "\(source) to \(target), \(situation), \(profile.turnedKnobs)")
  }
}
