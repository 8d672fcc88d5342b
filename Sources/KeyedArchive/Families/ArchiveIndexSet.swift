/// An archived set of indices.
public struct ArchiveIndexSet: Hashable, Sendable {
  /// Ascending, disjoint, not empty.
  public var ranges: [Range<UInt64>]

  /// A set of the given ranges.
  public init(_ ranges: [Range<UInt64>]) {
    self.ranges = ranges
  }
}

extension ArchiveIndexSet: BuiltInFamily {
  static let kind = ArchiveKind.indexSet
  static let classNames = ["NSIndexSet", "NSMutableIndexSet"]

  static func layout(
    _ reader: LayoutReader, className: String
  ) throws(ArchiveError) -> ArchiveLayout {
    let count = try reader.count("NSRangeCount")
    var numbers: [UInt64] = []
    if let packed = try reader.packed("NSRangeData") {
      numbers = packed
    } else if count == 1 {
      numbers = [try reader.count("NSLocation"), try reader.count("NSLength")]
    }
    guard numbers.count.isMultiple(of: 2), count == UInt64(numbers.count / 2) else {
      throw reader.error(
        .lengthsDisagree, "NSRangeCount",
        .expectation(
          expected: "\(numbers.count / 2), the number of ranges", found: "\(count)"))
    }
    var ranges: [Range<UInt64>] = []
    for index in stride(from: 0, to: numbers.count, by: 2) {
      let (end, overflow) = numbers[index].addingReportingOverflow(numbers[index + 1])
      guard !overflow, end <= UInt64(Int64.max), numbers[index + 1] > 0,
        numbers[index] >= ranges.last?.upperBound ?? 0
      else {
        throw reader.error(
          .lengthsDisagree, "NSRangeCount",
          .expectation(
            expected: "ranges that ascend and do not overlap",
            found: "\(numbers[index + 1]) indices from \(numbers[index])"))
      }
      ranges.append(numbers[index]..<end)
    }
    return ArchiveLayout(leaf: ArchiveIndexSet(ranges))
  }

  func write(into fields: inout ArchiveFieldEncoder) {
    fields.encode(ranges.count, forKey: "NSRangeCount")
    if let only = ranges.first, ranges.count == 1 {
      fields.encode(only.lowerBound, forKey: "NSLocation")
      fields.encode(only.upperBound - only.lowerBound, forKey: "NSLength")
    } else if !ranges.isEmpty {
      let figures = ranges.flatMap { [$0.lowerBound, $0.upperBound - $0.lowerBound] }
      fields.encode(.data(Base128.bytes(figures)), forKey: "NSRangeData")
    }
  }

  func words(_ form: ArchiveText.Form) -> String {
    let parts = ranges.map { range in
      let last = range.upperBound - 1
      return range.lowerBound == last ? "\(last)" : "\(range.lowerBound)–\(last)"
    }
    return "indices \(ArchiveText.list(parts))"
  }

  package var suiteForm: BuiltInForm { BuiltInForm("indexSet", pairs) }
  package var jsonForm: BuiltInForm? { BuiltInForm("$indexSet", pairs) }

  private var pairs: BuiltInForm.Content {
    .list(
      ranges.map { range in
        let length = range.upperBound - range.lowerBound
        return .list([.whole(Int128(range.lowerBound)), .whole(Int128(length))])
      })
  }
}

extension ArchiveValue {
  /// Ranges that ascend, are disjoint and not empty.
  public static func indexSet(_ ranges: [Range<UInt64>]) -> ArchiveValue {
    ArchiveValue(ArchiveIndexSet(ranges))
  }
}

extension ArchiveKindSet {
  /// Index sets.
  public static let indexSet = ArchiveKindSet(.indexSet)
}
