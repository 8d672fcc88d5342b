import Foundation
import KeyedArchive
import KeyedArchiveFoundation

/// Archives that no honest class would write.
enum Archives {
  typealias Field = ArchiveUnknownObject.Field

  /// One object of any class, with any fields.
  static func object(_ className: String, _ fields: [Field]) -> Data {
    value(.object(ArchiveUnknownObject(className: className, fields: fields)))
  }

  static func value(_ value: ArchiveValue) -> Data {
    do {
      return Data(try ArchiveEncoder().encode(value))
    } catch {
      return Data()
    }
  }

  /// Objects as they are given, identifier 1 first; the root is 1.
  static func document(_ objects: [ArchiveDocument.Object]) -> Data {
    do {
      return Data(
        try ArchiveDocument(
          top: [PropertyListEntry("root", .uid(1))], objects: [.null] + objects
        ).encoded())
    } catch {
      return Data()
    }
  }

  static func record(_ names: String...) -> ArchiveDocument.Object {
    .classRecord(ArchiveClassRecord(name: names[0], hierarchy: names + ["NSObject"]))
  }

  /// An array of references, with the class record at `classIdentifier`.
  static func list(_ elements: [UInt32], _ classIdentifier: UInt32) -> ArchiveDocument.Object {
    .instance(
      classIdentifier: classIdentifier,
      fields: [PropertyListEntry("NS.objects", .array(elements.map { .uid($0) }))])
  }

  /// The code and path that decoding the root is refused with; nil when it is accepted.
  static func refusal(_ data: Data, _ classes: [AnyClass]) -> ArchiveError? {
    do {
      _ = try KeyedUnarchiver.unarchivedObject(ofClasses: classes, from: data)
      return nil
    } catch {
      return error as? ArchiveError
    }
  }
}
