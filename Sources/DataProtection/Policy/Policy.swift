/// What the decision tables expect, independent of keys and of everything in `Device`.
///
/// Source: sections 4.0 and 4.1 of the specification of this module, as literal data in `KeyTable`
/// and `FileTable`.
public enum Policy {
  /// What an operation on a file of that class does in a situation, and by which cell.
  public static func expected(
    _ row: FileRow, _ protection: ProtectionClass, in situation: Situation,
    under profile: Profile
  ) -> Expectation {
    let index =
      (Int(row.rawValue) * ProtectionClass.allCases.count + Int(protection.rawValue))
      * Situation.allCases.count + Int(situation.rawValue)
    return Expectation(outcome: quick[index].outcome(under: profile), cell: UInt16(index))
  }

  /// Whether a class key is in memory, or the availability flag up, and how that is known.
  public static func key(_ column: KeyColumn, in situation: Situation) -> PolicyAnswer {
    KeyTable.cells[Int(situation.rawValue)][Int(column.rawValue)]
  }

  /// The same, under a profile: numbers only.
  static func outcome(
    _ column: KeyColumn, in situation: Situation, under profile: Profile
  ) -> PolicyOutcome {
    quickKeys[Int(situation.rawValue) * KeyColumn.allCases.count + Int(column.rawValue)]
      .outcome(under: profile)
  }

  /// Every cell of the file table, in the order row, class, situation.
  public static var fileCells: [PolicyCell] { FileTable.cells }

  /// The class a new file gets: the explicit one, else the directory's, else (C14) the first of C
  /// and D that has a key. Meaningful only where the create is allowed.
  public static func classOfNewFile(
    explicit: ProtectionClass?, directory: ProtectionClass, in situation: Situation,
    under profile: Profile
  ) -> ProtectionClass {
    if let explicit { return explicit }
    guard profile[.inheritedClassWithoutKey] else { return directory }
    let strict = profile.setting(.inheritedClassWithoutKey, false)
    if expected(.createInherited, directory, in: situation, under: strict).outcome == .allowed {
      return directory
    }
    return situation == .beforeFirstUnlock ? .none : .completeUntilFirstUserAuthentication
  }

  private static let quick: [QuickAnswer] = FileTable.cells.map { QuickAnswer($0.answer) }

  private static let quickKeys: [QuickAnswer] = KeyTable.cells.flatMap { row in
    row.map { QuickAnswer($0) }
  }
}

/// A cell without its sources: numbers only, so that a lookup takes a few nanoseconds.
private struct QuickAnswer {
  var base: PolicyOutcome
  /// The knobs that must all be turned; all of them when there is no such effect.
  var firstMask = UInt16.max
  var first: PolicyOutcome
  var secondMask = UInt16.max
  var second: PolicyOutcome
  var reading: LiteralReadings = []
  var literal: PolicyOutcome

  init(_ answer: PolicyAnswer) {
    assert(answer.knobs.count <= 2, "a cell lists at most two knob effects")
    base = answer.outcome
    first = base
    second = base
    literal = base
    if let effect = answer.knobs.first {
      firstMask = Profile.mask(effect.knobs)
      first = effect.outcome
    }
    if answer.knobs.count == 2 {
      secondMask = Profile.mask(answer.knobs[1].knobs)
      second = answer.knobs[1].outcome
    }
    if let effect = answer.literal {
      reading = effect.reading
      literal = effect.outcome
    }
  }

  @inline(__always)
  func outcome(under profile: Profile) -> PolicyOutcome {
    if !reading.isDisjoint(with: profile.readings) { return literal }
    if profile.turnedMask & firstMask == firstMask { return first }
    if profile.turnedMask & secondMask == secondMask { return second }
    return base
  }
}
