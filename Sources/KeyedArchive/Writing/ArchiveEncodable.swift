/// A type that is archived as an object of a class of its own.
///
///     struct Memo: ArchiveEncodable {
///       static let encodedClass = ArchiveClassRecord(
///         name: "Memo", hierarchy: ["Memo", "NSObject"])
///       var schema = 1
///       var text: String
///
///       func encode(into fields: inout ArchiveFieldEncoder) {
///         fields.encode(schema, forKey: "schema")
///         fields.encode(text, forKey: "text")
///       }
///     }
public protocol ArchiveEncodable {
  /// The class that is written: its name, and itself and its superclasses in order.
  static var encodedClass: ArchiveClassRecord { get }

  /// Which object this is, so that it is written once however often it is referred to. Nil for a
  /// value, which is written each time; class instances have theirs without being asked.
  var encodedIdentity: ObjectIdentifier? { get }

  /// Writes the fields. Called once for each object, never inside another call.
  func encode(into fields: inout ArchiveFieldEncoder) throws(ArchiveError)
}

extension ArchiveEncodable {
  /// A value has no identity.
  public var encodedIdentity: ObjectIdentifier? { nil }
}

extension ArchiveEncodable where Self: ArchiveDecodable {
  /// The name that the type reads, as a class without superclasses but `NSObject`.
  public static var encodedClass: ArchiveClassRecord {
    ArchiveClassRecord(name: archiveClass.name, hierarchy: [archiveClass.name, "NSObject"])
  }
}

extension ArchiveEncodable where Self: AnyObject {
  /// The instance itself.
  public var encodedIdentity: ObjectIdentifier? { ObjectIdentifier(self) }
}
