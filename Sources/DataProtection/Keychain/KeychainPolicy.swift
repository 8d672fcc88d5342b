/// Table 4.2 of the specification as data: what the keychain answers, cell by cell.
///
/// It is written down independently of `Keychain`, which moves keys and knows no table; the two
/// must agree. Short keys of sources are explained in the specification's section 1.
public enum KeychainPolicy {
  /// One operation on one column, over the situations of the device.
  ///
  /// `grace` answers as `unlocked`; `lockedInactive` answers as `locked`.
  public struct Row: Hashable, Sendable {
    /// What is asked.
    public let operation: KeychainOperation
    /// Of which items.
    public let column: KeychainColumn
    /// With a passcode, before the first unlock since boot.
    public let beforeFirstUnlock: KeychainCell
    /// Unlocked, and within the grace period after a lock.
    public let unlocked: KeychainCell
    /// Locked, the grace period over.
    public let locked: KeychainCell
    /// No passcode set.
    public let noPasscode: KeychainCell
  }

  /// The cell of an operation, for items of an accessibility, in a situation; nil when off.
  public static func cell(
    _ operation: KeychainOperation, _ accessibility: KeychainAccessibility,
    _ situation: Situation
  ) -> KeychainCell? {
    cell(operation, accessibility.column, situation)
  }

  private static func cell(
    _ operation: KeychainOperation, _ column: KeychainColumn, _ situation: Situation
  ) -> KeychainCell? {
    let row = rows[
      Int(operation.rawValue) * KeychainColumn.allCases.count + Int(column.rawValue)]
    switch situation {
    case .off: return nil
    case .beforeFirstUnlock: return row.beforeFirstUnlock
    case .unlocked, .grace: return row.unlocked
    case .locked, .lockedInactive: return row.locked
    case .noPasscode: return row.noPasscode
    }
  }

  /// The answer of a cell under a profile, looked up without its source; nil when off, and where
  /// the case cannot arise.
  public static func status(
    _ operation: KeychainOperation, _ accessibility: KeychainAccessibility,
    _ situation: Situation, under profile: Profile
  ) -> KeychainStatus? {
    let row =
      Int(operation.rawValue) * KeychainColumn.allCases.count
      + Int(accessibility.column.rawValue)
    let answer = quick[row * Situation.allCases.count + Int(situation.rawValue)]
    let code = profile.turnedMask & answer.knob != 0 ? answer.turned : answer.code
    return code == QuickAnswer.none ? nil : KeychainStatus(rawValue: code)
  }

  /// A cell without its source: numbers only, so that a lookup takes a few nanoseconds.
  private struct QuickAnswer {
    static let none = Int32.max

    let code: Int32
    let turned: Int32
    let knob: UInt16

    init(_ cell: KeychainCell?) {
      code = cell?.status?.rawValue ?? Self.none
      turned = cell?.turned?.rawValue ?? Self.none
      knob = cell?.knob.map { Profile.mask([$0]) } ?? 0
    }
  }

  private static let quick: [QuickAnswer] = KeychainOperation.allCases.flatMap { operation in
    KeychainColumn.allCases.flatMap { column in
      Situation.allCases.map { QuickAnswer(cell(operation, column, $0)) }
    }
  }

  /// All rows, by operation and then by column.
  public static let rows: [Row] =
    addNew + addPresent + readData + readAttributes + matchAll + updateValue + deleteLocal
    + deleteSynchronizable
}
