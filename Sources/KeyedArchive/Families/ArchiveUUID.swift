/// The 16 bytes of a UUID.
public struct ArchiveUUID: Hashable, Sendable, CustomStringConvertible {
  /// The first eight bytes, first byte highest.
  public var high: UInt64
  /// The last eight bytes.
  public var low: UInt64

  /// A UUID of two halves.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// A UUID of exactly 16 bytes; nil for any other count.
  public init?(bytes: some Collection<UInt8>) {
    guard bytes.count == 16 else { return nil }
    high = bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    low = bytes.dropFirst(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The 16 bytes, in the order they are written.
  public var bytes: [UInt8] {
    [high, low].flatMap { half in (0..<8).map { UInt8(truncatingIfNeeded: half >> (56 - 8 * $0)) } }
  }

  /// As Foundation writes it: `E621E1F8-C36C-495A-93FC-0C247A3E6E5F`.
  public var description: String {
    var text = ""
    for (index, byte) in bytes.enumerated() {
      if [4, 6, 8, 10].contains(index) { text += "-" }
      text += byte < 16 ? "0" : ""
      text += String(byte, radix: 16, uppercase: true)
    }
    return text
  }
}

extension ArchiveUUID: BuiltInFamily {
  static let kind = ArchiveKind.uuid
  static let classNames = ["NSUUID"]

  static func layout(
    _ reader: LayoutReader, className: String
  ) throws(ArchiveError) -> ArchiveLayout {
    guard let value = try reader.data("NS.uuidbytes") else {
      throw reader.missing("NS.uuidbytes", expected: "16 bytes")
    }
    guard let uuid = ArchiveUUID(bytes: try reader.table.wholeData(at: value)) else {
      throw reader.error(
        .lengthsDisagree, "NS.uuidbytes", at: value,
        .expectation(expected: "16 bytes", found: reader.table.describe(value)))
    }
    return ArchiveLayout(leaf: uuid)
  }

  func write(into fields: inout ArchiveFieldEncoder) {
    fields.encodeBytes(bytes, forKey: "NS.uuidbytes")
  }

  func words(_ form: ArchiveText.Form) -> String { "UUID \(self)" }

  package var suiteForm: BuiltInForm { BuiltInForm("uuid", .text(description)) }
  package var jsonForm: BuiltInForm? { BuiltInForm("$uuid", .text(description)) }
}

extension ArchiveValue {
  /// A UUID.
  public static func uuid(_ uuid: ArchiveUUID) -> ArchiveValue { ArchiveValue(uuid) }
}

extension ArchiveKindSet {
  /// UUIDs.
  public static let uuid = ArchiveKindSet(.uuid)
}
