import DataProtection

extension PolicyCell {
  /// The name of a failure that contradicts the cell; rows that one mistake shows in share it.
  var family: String {
    switch row {
    case .create, .createInherited, .replace, .replaceInherited: named("making")
    case .openRead, .openWrite, .secondOpen, .readHandle, .writeHandle, .map, .touchMapping,
      .close:
      named("reaching")
    case .copy, .clone: named("copying")
    case .setSame, .setToComplete, .setToUnlessOpen, .setToUntilFirst, .setToNone, .setToInactive:
      named("changing the class of")
    case .setDirectory, .directory: named("directories of")
    case .delete, .rename, .link, .metadata: named("naming")
    case .defaultsRead, .defaultsWrite: named("defaults of")
    }
  }

  private func named(_ what: String) -> String { "table 4.1: \(what) class \(protection)" }
}
