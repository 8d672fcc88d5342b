/// Sets that count how often a member was added.
enum CountedSetFamily: ArchiveFamily {
  static let classNames = ["NSCountedSet"]

  static var record: ArchiveClassRecord {
    .foundation("NSCountedSet", "NSMutableSet", "NSSet")
  }

  static func layout(
    _ reader: LayoutReader, className: String
  ) throws(ArchiveError) -> ArchiveLayout {
    let count = try reader.count("NS.count")
    let memberCount = reader.numberedCount("NS.object")
    guard count == UInt64(memberCount), reader.numberedCount("NS.count") == memberCount else {
      throw reader.error(
        .lengthsDisagree, "NS.count",
        .expectation(expected: "\(memberCount), the number of members", found: "\(count)"))
    }
    let members = try reader.numberedElements("NS.object", count: memberCount)
    var counts: [UInt64] = []
    let values = try reader.numberedValues("NS.count", count: memberCount, code: .lengthsDisagree)
    for (index, value) in values.enumerated() {
      guard let number = reader.table.integer(reader.table.nodes[value]),
        let times = UInt64(exactly: number),
        times > 0
      else {
        throw reader.error(
          .lengthsDisagree, "NS.count\(index)", at: value,
          .expectation(expected: "a whole number from 1", found: reader.table.describe(value)))
      }
      counts.append(times)
    }
    return ArchiveLayout(.countedSet(counts: counts), children: members)
  }
}

extension ArchiveKindSet {
  /// Counted sets.
  public static let countedSet = ArchiveKindSet(.countedSet)
}
