/// A cell of the decision tables that an answer rests on.
enum DecidingCell: Hashable, Sendable {
  /// An operation on a file of that class.
  case file(FileRow, ProtectionClass)
  /// An operation on a keychain item of that accessibility.
  case item(KeychainOperation, KeychainAccessibility)
  /// The availability flag.
  case flag

  /// Whether the operation is allowed in a situation.
  func allows(in situation: LockState, under profile: DeviceProfile) -> Bool {
    switch self {
    case .file(let row, let protection):
      Policy.expected(row, protection, in: situation, under: profile).outcome == .allowed
    case .item(let operation, let accessibility):
      KeychainPolicy.status(operation, accessibility, situation, under: profile) == .success
    case .flag: Policy.outcome(.flag, in: situation, under: profile) == .allowed
    }
  }

  /// How the answer in a situation is known.
  func grounds(in situation: LockState) -> AnswerGrounds {
    switch self {
    case .file(let row, let protection):
      let cell = Policy.cell(row, protection, in: situation).answer
      return AnswerGrounds(cell.evidence, cell.source, of: "\(row) of class \(protection.letter)")
    case .item(let operation, let accessibility):
      let cell = KeychainPolicy.cells[operation][accessibility.column][situation]
      return AnswerGrounds(
        cell.evidence, cell.source, of: "\(operation) of \(accessibility.rawValue)")
    case .flag:
      let cell = Policy.key(.flag, in: situation)
      return AnswerGrounds(cell.evidence, cell.source, of: "isProtectedDataAvailable")
    }
  }

  /// The assumptions that the cell is a matter of, whether or not that shows at once: a default
  /// that is set too early is lost much later (C12), and what is known of class CX is only C2.
  func assumptions(in situation: LockState, under profile: DeviceProfile) -> [Assumption] {
    guard case .file(let row, let protection) = self else { return [] }
    if protection == .completeWhenUserInactive { return [.inactiveClass] }
    let cell = FileTable.cells[row][protection][situation]
    return cell.assumptionEffects.flatMap(\.assumptions).filter { assumption in
      let other = profile.setting(assumption, !profile[assumption])
      return cell.outcome(under: other) != cell.outcome(under: profile)
    }
  }
}
