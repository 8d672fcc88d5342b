/// An archived path of indices.
public struct ArchiveIndexPath: Hashable, Sendable {
  /// From the outermost, each below 2^63.
  public var indices: [UInt64]

  /// A path of the given indices.
  public init(_ indices: [UInt64]) {
    self.indices = indices
  }
}

extension ArchiveIndexPath: BuiltInFamily {
  static let kind = ArchiveKind.indexPath
  static let classNames = ["NSIndexPath"]

  static func layout(
    _ reader: LayoutReader, className: String
  ) throws(ArchiveError) -> ArchiveLayout {
    let count = try reader.count("NSIndexPathLength")
    var indices = try reader.packed("NSIndexPathData") ?? []
    if indices.isEmpty, count == 1 { indices = [try reader.count("NSIndexPathValue")] }
    guard count == UInt64(indices.count) else {
      throw reader.error(
        .lengthsDisagree, "NSIndexPathLength",
        .expectation(expected: "\(indices.count), the number of indices", found: "\(count)"))
    }
    if let wide = indices.first(where: { $0 > UInt64(Int64.max) }) {
      throw reader.error(
        .lengthsDisagree, "NSIndexPathData",
        .expectation(expected: "indices below 2^63", found: "\(wide)"))
    }
    return ArchiveLayout(leaf: ArchiveIndexPath(indices))
  }

  func write(into fields: inout ArchiveFieldEncoder) throws(ArchiveError) {
    if let wide = indices.first(where: { $0 > UInt64(Int64.max) }) {
      throw EncodingSession.invalid("the index \(wide) is not below 2^63")
    }
    fields.encode(indices.count, forKey: "NSIndexPathLength")
    if let only = indices.first, indices.count == 1 {
      fields.encode(only, forKey: "NSIndexPathValue")
    } else if !indices.isEmpty {
      fields.encode(.data(Base128.bytes(indices)), forKey: "NSIndexPathData")
    }
  }

  func words(_ form: ArchiveText.Form) -> String {
    "index path \(ArchiveText.list(indices.map { "\($0)" }))"
  }

  package var suiteForm: BuiltInForm { .wholes("indexPath", indices) }
  package var jsonForm: BuiltInForm? { .wholes("$indexPath", indices) }
}

extension ArchiveValue {
  /// Indices from the outermost.
  public static func indexPath(_ indices: [UInt64]) -> ArchiveValue {
    ArchiveValue(ArchiveIndexPath(indices))
  }
}

extension ArchiveKindSet {
  /// Index paths.
  public static let indexPath = ArchiveKindSet(.indexPath)
}
