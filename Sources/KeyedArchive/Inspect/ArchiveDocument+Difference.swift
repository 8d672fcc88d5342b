extension ArchiveDocument {
  /// What changed from another document to this one, a line for each place, at most `maximumLines`.
  ///
  /// Objects are compared by what they hold, not by their numbers; empty when nothing changed.
  public func differences(from old: ArchiveDocument, maximumLines: Int = 200) -> [String] {
    var search = DifferenceSearch(old: old, new: self, maximumLines: maximumLines)
    return search.lines()
  }
}
