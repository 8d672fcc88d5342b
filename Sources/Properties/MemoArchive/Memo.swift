public import KeyedArchive

/// The record that the archive article keeps: one version, one text.
public struct Memo: Hashable, Sendable {
  /// The text, of at most `textUnits` UTF-16 units.
  public var text: String

  /// The only version there is.
  public static let schema = 1
  /// UTF-16 units of a text. Stops one memo from filling a screen for ever.
  public static let textUnits = 4_096
  /// Bytes of an archive. Stops a reader from being handed more than a memo can need.
  public static let inputBytes = 1 << 20

  /// A memo with a text.
  public init(text: String) { self.text = text }
}

extension Memo: ArchiveEncodable {
  public static let encodedClass = ArchiveClassRecord(
    name: "Memo", hierarchy: ["Memo", "NSObject"])

  public func encode(into fields: inout ArchiveFieldEncoder) {
    fields.encode(Memo.schema, forKey: "schema")
    fields.encode(text, forKey: "text")
  }
}
