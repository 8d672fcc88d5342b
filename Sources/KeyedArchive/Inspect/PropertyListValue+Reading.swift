extension PropertyListValue {
  /// Reads any property list, binary or XML, keyed archive or not.
  ///
  /// - Throws: an error of any family that concerns the bytes; a list whose shared parts expand
  ///   beyond the limit of work is refused.
  public static func read(
    _ bytes: [UInt8], limits: ArchiveLimits = .standard
  ) throws(ArchiveError) -> PropertyListValue {
    var budget = WorkBudget(limits, forBytes: bytes.count)
    let table = try PropertyListScanner.scan(bytes, limits: limits, budget: &budget)
    var builder = PropertyListBuilder(table)
    return try builder.build(table.root, &budget)
  }
}
