extension FileTable {
  /// Through a handle opened earlier. Before the first unlock only a class D handle, or a class B
  /// one that was made then, can exist.
  static let throughHandles: [FileRule] = [FileRow.readHandle, .writeHandle].flatMap { row in
    [
      // The handle is not spoiled: it works again after unlock (K). Dirty bytes were flushed (K).
      FileRule(
        row, .complete, before: .never,
        locked: row == .readHandle ? .no("KO", "GRDB 1688; cp_check_access") : .no("K")),
      FileRule(row, .completeUnlessOpen, before: .ok("C"), locked: .ok("D", "AD-B, AD-wB")),
      FileRule(row, .completeUntilFirstUserAuthentication, before: .never, locked: .ok("D")),
      FileRule(row, .none, .ok("D")),
      inactive(row, before: .never),
    ]
  }

  /// A mapping and a page-in ask `cp_check_access` as a read does; it denies class A alone
  /// (K-hfs `hfs_vnop_mmap`, `hfs_vnop_pagein`).
  static let mapping: [FileRule] = [
    FileRule(.map, .complete, before: .never, locked: .no("K")),
    FileRule(
      .map, .completeUnlessOpen,
      before: .ok("K", "K-hfs hfs_vnop_mmap").or(.mapUnlessOpenWhileLocked),
      locked: .ok("K", "K-hfs hfs_vnop_mmap").or(.mapUnlessOpenWhileLocked)
        .literally(.unlessOpenAfterFirstUnlock, .allowed)),
    FileRule(.map, .completeUntilFirstUserAuthentication, before: .never, locked: .ok("D")),
    FileRule(.map, .none, .ok("D")),
    inactive(.map, before: .never),

    FileRule(
      .touchMapping, .complete, before: .never,
      locked: DecisionCell<PolicyOutcome>(.processDied, "KO", "bugsnag-cocoa PR 1407")),
    FileRule(.touchMapping, .completeUnlessOpen, .ok("K", "K-hfs hfs_vnop_pagein")),
    FileRule(
      .touchMapping, .completeUntilFirstUserAuthentication, before: .never, locked: .ok("D")),
    FileRule(.touchMapping, .none, .ok("D")),
    inactive(
      .touchMapping, before: .never, refusal: DecisionCell<PolicyOutcome>(.processDied, "C")),

    FileRule(.close, .complete, before: .never, locked: .ok("C")),
    FileRule(.close, .completeUnlessOpen, .ok("D", "ends access; PS-class")),
    FileRule(.close, .completeUntilFirstUserAuthentication, before: .never, locked: .ok("D")),
    FileRule(.close, .none, .ok("D")),
    FileRule(.close, .completeWhenUserInactive, before: .never, locked: .ok("C")),
  ]
}
