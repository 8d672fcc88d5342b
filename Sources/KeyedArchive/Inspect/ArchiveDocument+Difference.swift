extension ArchiveDocument {
  /// What changed from another document to this one, a line for each place, at most `maximumLines`.
  ///
  /// Objects are compared by what they hold, not by their numbers; empty when nothing changed.
  public func differences(from old: ArchiveDocument, maximumLines: Int = 200) -> [String] {
    ArchiveOutline(self).differences(from: ArchiveOutline(old), maximumLines: maximumLines)
  }
}

extension ArchiveOutline {
  /// What changed from another outline to this one, a line for each place, at most `maximumLines`.
  ///
  /// Objects are compared by what they hold, not by their numbers; entries of dictionaries by their
  /// keys, members of sets in any order. Empty when nothing changed.
  public func differences(from old: ArchiveOutline, maximumLines: Int = 200) -> [String] {
    var search = DifferenceSearch(old: old, new: self, maximumLines: maximumLines)
    return search.lines()
  }
}
