extension FileTable {
  /// Create: an explicit class is honoured or the create fails (K-hfs `CP_KEYWRAP_DIFFCLASS`).
  static let creating: [FileRule] =
    [FileRow.create, .replace].flatMap { row in
      [
        FileRule(row, .complete, before: .no("K"), locked: .no("KO", "bugsnag PR 1415")),
        FileRule(
          row, .completeUnlessOpen, before: .ok("C").or(.createUnlessOpenBeforeFirstUnlock),
          locked: .ok("D", "PS-class")),
        FileRule(
          row, .completeUntilFirstUserAuthentication, before: .no("K"), locked: .ok("D", "AD-enc")),
        FileRule(row, .none, .ok("D")),
        FileRule(
          row, .completeWhenUserInactive,
          before: .no("C").literally(.noInactiveClass, .invalid),
          locked: .ok("C").or(.inactiveClass).literally(.noInactiveClass, .invalid),
          inactive: .no("C").literally(.noInactiveClass, .invalid)),
      ]
    }
    + [FileRow.createInherited, .replaceInherited].flatMap { row in
      [
        FileRule(
          row, .complete, before: .no("K").or(.inheritedClassWithoutKey),
          locked: .no("KO", "bugsnag PR 1415").or(.inheritedClassWithoutKey)),
        FileRule(
          row, .completeUnlessOpen,
          before: .ok("C").turned(.inheritedClassWithoutKey, to: .allowed)
            .or(.createUnlessOpenBeforeFirstUnlock),
          locked: .ok("D", "PS-class")),
        FileRule(
          row, .completeUntilFirstUserAuthentication,
          before: .no("K").or(.inheritedClassWithoutKey), locked: .ok("D", "AD-enc")),
        FileRule(row, .none, .ok("D")),
        FileRule(
          row, .completeWhenUserInactive, before: .no("C").or(.inheritedClassWithoutKey),
          locked: .ok("C").turned(.inheritedClassWithoutKey, to: .allowed).or(.inactiveClass),
          inactive: .no("C").or(.inheritedClassWithoutKey)),
      ]
    }

  /// Open an existing file: 257 when reading, 513 when writing (K-sf).
  static let opening: [FileRule] = [
    FileRule(.openRead, .complete, before: .no("D", "AD-A"), locked: .no("DO", "AD-A")),
    FileRule(
      .openRead, .completeUnlessOpen, before: .no("D", "PS-class"),
      locked: .no("DO", "PS-class").literally(.unlessOpenAfterFirstUnlock, .allowed)),
    FileRule(
      .openRead, .completeUntilFirstUserAuthentication, before: .no("DO", "AD-enc"),
      locked: .ok("D", "AD-enc")),
    FileRule(.openRead, .none, .ok("D")),
    inactive(.openRead),

    FileRule(.openWrite, .complete, .no("D", "AD-A")),
    FileRule(
      .openWrite, .completeUnlessOpen, before: .no("D", "PS-class"),
      locked: .no("D", "PS-class").literally(.unlessOpenAfterFirstUnlock, .allowed)),
    FileRule(
      .openWrite, .completeUntilFirstUserAuthentication, before: .no("D", "AD-enc"),
      locked: .ok("D", "AD-enc")),
    FileRule(.openWrite, .none, .ok("D")),
    inactive(.openWrite),

    FileRule(.secondOpen, .complete, before: .never, locked: .no("K", "cp_check_access")),
    FileRule(
      .secondOpen, .completeUnlessOpen, before: .no("K", "cp_check_access"),
      locked: .no("K", "cp_check_access").literally(.unlessOpenAfterFirstUnlock, .allowed)),
    FileRule(
      .secondOpen, .completeUntilFirstUserAuthentication, before: .never, locked: .ok("D")),
    FileRule(.secondOpen, .none, .ok("D")),
    inactive(.secondOpen, before: .never),
  ]

  /// The CX column (C2): like C until the person is inactive, then like A; or like A at once.
  static func inactive(
    _ row: FileRow, before: DecisionCell<PolicyOutcome> = .no("C"),
    refusal: DecisionCell<PolicyOutcome> = .no("C")
  ) -> FileRule {
    FileRule(
      row, .completeWhenUserInactive, before: before,
      locked: .ok("C").turned(.inactiveClass, to: refusal.outcome), inactive: refusal)
  }
}
