extension PropertyListValue {
  /// The property list of this value, the same bytes every time.
  ///
  /// Dictionaries keep their order. Limits are those a reader would apply. Errors: `.tooDeep`,
  /// `.tooManyObjects`, `.inputTooLarge`, `.integerTooWide`, `.dateNotFinite`, `.duplicateKey`,
  /// and `.xmlValue` for what only the binary form can hold.
  public func encoded(
    as format: PropertyListFormat = .binary, limits: ArchiveLimits = .standard
  ) throws(ArchiveError) -> [UInt8] {
    var table = WritingTable()
    _ = try table.add(self, below: 0, limits)
    return try table.encoded(as: format, limits: limits)
  }
}
