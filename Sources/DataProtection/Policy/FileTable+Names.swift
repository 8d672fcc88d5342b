extension FileTable {
  /// Never protected: no content-protection call at all (K-hfs remove, rename, link, readdir).
  static let naming: [FileRule] =
    unprotected(.delete, complete: .ok("KO", "bitchat PR 1552"))
    + unprotected(.rename, complete: .ok("KO", "the class stays"))
    + unprotected(.metadata)
    + unprotected(.directory)
    + unprotected(.link)
    + unprotected(.setSame)

  /// A copy reads its source. Whether an unreadable file can be cloned is unknown (C4).
  static let copying: [FileRule] = [
    FileRule(.clone, .complete, .ok("C").or(.cloneUnreadable)),
    FileRule(
      .clone, .completeUnlessOpen, before: .ok("C").or(.cloneUnreadable),
      locked: .ok("C").or(.cloneUnreadable).literally(.unlessOpenAfterFirstUnlock, .allowed)),
    FileRule(
      .clone, .completeUntilFirstUserAuthentication, before: .ok("C").or(.cloneUnreadable),
      locked: .ok("K")),
    FileRule(.clone, .none, .ok("K")),
    FileRule(
      .clone, .completeWhenUserInactive, before: .ok("C").or(.cloneUnreadable),
      locked: .ok("C").or(.cloneUnreadable, .inactiveClass),
      inactive: .ok("C").or(.cloneUnreadable)),

    FileRule(.copy, .complete, .no("K")),
    FileRule(
      .copy, .completeUnlessOpen, before: .no("K"),
      locked: .no("K").literally(.unlessOpenAfterFirstUnlock, .allowed)),
    FileRule(.copy, .completeUntilFirstUserAuthentication, before: .no("K"), locked: .ok("D")),
    FileRule(.copy, .none, .ok("D")),
    inactive(.copy),
  ]

  /// `UserDefaults` on its usual class C file (C11, C12): it never returns an error.
  static let defaults: [FileRule] =
    [
      FileRule(
        .defaultsRead, .completeUntilFirstUserAuthentication,
        before: DecisionCell<PolicyOutcome>(.blank, "O", "openradar 16761393"), locked: .ok("O")),
      FileRule(
        .defaultsWrite, .completeUntilFirstUserAuthentication,
        before: DecisionCell<PolicyOutcome>(.replaced, "O", "openradar 16761393; Loop PR 1186")
          .turned(.defaultsWriteBeforeFirstUnlock, to: .lost),
        locked: .ok("O")),
    ]
    + [FileRow.defaultsRead, .defaultsWrite].flatMap { row in
      // Defaults of another class, which an entitlement brings about, answer as files of it do.
      ProtectionClass.allCases.filter { $0 != .completeUntilFirstUserAuthentication }
        .map { FileRule.never(row, $0) }
    }

  private static func unprotected(
    _ row: FileRow, complete: DecisionCell<PolicyOutcome> = .ok("K")
  ) -> [FileRule] {
    [
      FileRule(row, .complete, complete),
      FileRule(row, .completeUnlessOpen, .ok("K")),
      FileRule(row, .completeUntilFirstUserAuthentication, .ok("K")),
      FileRule(row, .none, .ok("K")),
      FileRule(row, .completeWhenUserInactive, .ok("C")),
    ]
  }
}
