import Testing

@testable import DataProtection

/// One cell of the key table under one profile.
struct KeyCase: Sendable, CustomTestStringConvertible {
  var column: KeyColumn
  var situation: LockState
  var profile: DeviceProfile
  var name: String

  var testDescription: String { "\(column) \(situation) \(name)" }

  static let all: [KeyCase] = KeyColumn.allCases.flatMap { column in
    LockState.allCases.flatMap { situation in
      let turned = Policy.key(column, in: situation).assumptionEffects.map {
        KeyCase(
          column: column, situation: situation, profile: .apple.turning($0.assumptions),
          name: "apple, \($0.assumptions.map(\.name)) turned")
      }
      return [
        KeyCase(column: column, situation: situation, profile: .apple, name: "apple"),
        KeyCase(column: column, situation: situation, profile: .reference, name: "reference"),
      ] + turned
    }
  }
}

extension DeviceProfile {
  /// This profile with all of those assumptions turned.
  func turning(_ assumptions: [Assumption]) -> DeviceProfile {
    assumptions.reduce(self) { $0.setting($1) }
  }
}

extension Device {
  /// A device that has come to that situation in the shortest way.
  init(in situation: LockState, profile: DeviceProfile = .apple) {
    self.init(profile: profile)
    for event in Self.events(to: situation) { apply(event) }
  }

  /// The shortest way to that situation.
  static func events(to situation: LockState) -> [DeviceEvent] {
    switch situation {
    case .noPasscode: []
    case .unlocked: [.setPasscode]
    case .off: [.setPasscode, .powerOff]
    case .beforeFirstUnlock: [.setPasscode, .reboot]
    case .grace: [.setPasscode, .lock]
    case .locked: [.setPasscode, .lock, .advance(10)]
    case .lockedInactive: [.setPasscode, .lock, .advance(10), .userInactive]
    }
  }
}

/// The mechanism holds the keys table 4.0 says, cell by cell.
@Suite struct KeyTableTests {
  @Test("Cell", arguments: KeyCase.all)
  func cell(_ example: KeyCase) {
    let device = Device(in: example.situation, profile: example.profile)
    #expect(device.situation == example.situation)
    let expected = Policy.key(example.column, in: example.situation)
      .outcome(under: example.profile)
    let holds =
      example.column.key.map(device.keys.contains) ?? device.state.protectedDataAvailable
    #expect(holds == (expected == .allowed))
    #expect(device.violatedInvariants() == [])
  }
}
