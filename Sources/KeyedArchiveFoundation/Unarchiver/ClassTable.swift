import Foundation
import KeyedArchive

/// Which class an archived name means, and whether it is allowed.
///
/// A name from an archive is only ever compared: with names the program mapped, with Foundation's
/// table, with the classes that are allowed. The one name that is looked up is that of a subclass,
/// and only where the archive itself says that it descends from an allowed class.
struct ClassTable {
  /// What `setClass(_:forClassName:)` said.
  private(set) var mapped: [String: AnyClass] = [:]
  private var names: [ObjectIdentifier: String] = [:]

  mutating func set(_ cls: AnyClass?, forClassName name: String) { mapped[name] = cls }

  /// The class for a record, and the name in the record that means it; nil when no allowed class is
  /// meant.
  mutating func resolve(
    _ record: ArchiveClassRecord, allowed: [AnyClass]
  ) -> (class: AnyClass, name: String)? {
    for name in [record.name] + record.hints {
      let found: AnyClass? =
        mapped[name] ?? FoundationClasses.byName[name] ?? Self.unit(name, record)
        ?? allowed.first { self.name(of: $0) == name }
        ?? subclass(name, record.hierarchy, of: allowed)
      if let found, Self.isAllowed(found, allowed) { return (found, name) }
    }
    return nil
  }

  static func isAllowed(_ cls: AnyClass, _ allowed: [AnyClass]) -> Bool {
    guard let cls = cls as? NSObject.Type else { return false }
    return allowed.contains { cls.isSubclass(of: $0) }
  }

  /// The name that archives give a class: without the module for Foundation's own.
  mutating func name(of cls: AnyClass) -> String {
    if let known = names[ObjectIdentifier(cls)] { return known }
    let full = String(reflecting: cls)
    let name = full.hasPrefix("Foundation.") ? String(full.dropFirst(11)) : full
    names[ObjectIdentifier(cls)] = name
    return name
  }

  private mutating func subclass(
    _ name: String, _ hierarchy: [String], of allowed: [AnyClass]
  ) -> AnyClass? {
    let ancestors = hierarchy.dropFirst()
    guard Self.isPlainName(name), allowed.contains(where: { ancestors.contains(self.name(of: $0)) })
    else { return nil }
    return NSClassFromString(name)
  }

  /// `Module.Class`, both identifiers.
  private static func isPlainName(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && name.utf8.count <= 256
      && parts.allSatisfy { part in
        part.first.map { !$0.isNumber } ?? false
          && part.utf8.allSatisfy { byte in
            byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
              || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
          }
      }
  }

  private static func unit(_ name: String, _ record: ArchiveClassRecord) -> AnyClass? {
    record.hierarchy.contains("NSUnit") ? ArchiveUnit.units[name] : nil
  }

  /// Whether `cls` is what Foundation itself calls by this name.
  func isBuiltIn(_ cls: AnyClass, _ name: String) -> Bool {
    FoundationClasses.byName[name].map { $0 == cls } ?? false
      || ArchiveUnit.units[name].map { $0 == cls } ?? false
  }

  /// What a property list is made of.
  static let propertyList: [AnyClass] = [
    NSArray.self, NSDictionary.self, NSString.self, NSNumber.self, NSData.self, NSDate.self,
  ]
}
