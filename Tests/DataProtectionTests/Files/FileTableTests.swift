import Testing

@testable import DataProtection

/// One cell of the file table under one profile.
struct FileCase: Sendable, CustomTestStringConvertible {
  var cell: PolicyCell
  var profile: DeviceProfile
  var name: String

  var testDescription: String { "\(cell) \(name)" }

  /// Every cell under both named profiles, and with each assumption it depends on turned.
  static let all: [FileCase] = Policy.fileCells.flatMap { cell in
    let turned = cell.answer.assumptionEffects.map {
      FileCase(
        cell: cell, profile: .apple.turning($0.assumptions),
        name: "apple, \($0.assumptions.map(\.name)) turned"
      )
    }
    return [
      FileCase(cell: cell, profile: .apple, name: "apple"),
      FileCase(cell: cell, profile: .reference, name: "reference"),
    ] + turned
  }
}

/// The mechanism does what table 4.1 says, cell by cell.
@Suite struct FileTableTests {
  @Test("Cell", arguments: FileCase.all)
  func cell(_ example: FileCase) {
    let cell = example.cell
    let expected = Policy.expected(
      cell.row, cell.protection, in: cell.situation, under: example.profile)
    let observed = CellRig.observe(cell, under: example.profile)
    #expect(expected.source == cell)
    guard let observed else {
      #expect(Self.cannotArise(cell, expected.outcome, under: example.profile))
      return
    }
    #expect(observed == expected.outcome)
  }

  /// What a cell speaks of may not exist: class CX where a reading denies it, a class B file made
  /// before first unlock where C1 forbids it, a handle from before a reboot.
  static func cannotArise(
    _ cell: PolicyCell, _ expected: PolicyOutcome, under profile: DeviceProfile
  ) -> Bool {
    if expected == .notApplicable { return true }
    if cell.protection == .completeWhenUserInactive {
      return profile.readings.contains(.noInactiveClass)
    }
    return cell.protection == .completeUnlessOpen && cell.situation == .beforeFirstUnlock
      && profile[.createUnlessOpenBeforeFirstUnlock]
  }

  @Test("No assumption changes a cell that does not name it")
  func otherKnobs() {
    for cell in Policy.fileCells {
      for assumption in Assumption.allCases
      where !cell.answer.assumptionEffects.contains(where: { $0.assumptions == [assumption] }) {
        let profile = DeviceProfile.apple.setting(assumption)
        guard let observed = CellRig.observe(cell, under: profile) else { continue }
        #expect(
          observed == cell.answer.outcome(under: .apple), "\(cell) with \(assumption.name) turned")
      }
    }
  }

  @Test("Knobs together do what the tables say", arguments: [SourceReadings(), .all])
  func knobsTogether(_ readings: SourceReadings) {
    let assumptions: [Assumption] = [
      .createUnlessOpenBeforeFirstUnlock, .inactiveClass, .mapUnlessOpenWhileLocked,
      .cloneUnreadable, .inheritedClassWithoutKey,
    ]
    for mask in 0..<(1 << assumptions.count) {
      var profile = DeviceProfile(readings: readings)
      for (index, assumption) in assumptions.enumerated() {
        profile[assumption] = mask >> index & 1 == 1
      }
      for cell in Policy.fileCells where !cell.answer.assumptionEffects.isEmpty {
        guard let observed = CellRig.observe(cell, under: profile) else { continue }
        let expected = Policy.expected(
          cell.row, cell.protection, in: cell.situation, under: profile)
        #expect(observed == expected.outcome, "\(cell) with \(profile.alternatives.map(\.name))")
      }
    }
  }

  @Test("Every applicable cell has evidence, and every choice has a tag that says so")
  func evidence() {
    for cell in Policy.fileCells {
      #expect(!cell.answer.evidence.isEmpty, "\(cell)")
      if !cell.answer.assumptionEffects.isEmpty, cell.answer.evidence.first != .choice {
        // One on a cell with evidence of its own is one of the contradictions that are kept.
        let kept = cell.answer.assumptionEffects.contains {
          $0.assumptions == [.inheritedClassWithoutKey]
            || $0.assumptions == [.defaultsWriteBeforeFirstUnlock]
            || $0.assumptions == [.mapUnlessOpenWhileLocked]
        }
        #expect(kept, "\(cell)")
      }
    }
  }
}
