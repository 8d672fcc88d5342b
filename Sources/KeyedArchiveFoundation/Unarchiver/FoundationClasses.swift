import Foundation
import KeyedArchive

/// Foundation's classes that are built here, by the names archives give them.
enum FoundationClasses {
  static let byName: [String: AnyClass] = {
    var classes: [String: AnyClass] = [
      "NSArray": NSArray.self, "NSMutableArray": NSMutableArray.self,
      "NSSet": NSSet.self, "NSMutableSet": NSMutableSet.self, "NSCountedSet": NSCountedSet.self,
      "NSOrderedSet": NSOrderedSet.self, "NSMutableOrderedSet": NSMutableOrderedSet.self,
      "NSDictionary": NSDictionary.self, "NSMutableDictionary": NSMutableDictionary.self,
      "NSString": NSString.self, "NSMutableString": NSMutableString.self,
      "NSNumber": NSNumber.self, "NSData": NSData.self, "NSMutableData": NSMutableData.self,
      "NSDate": NSDate.self, "NSNull": NSNull.self,
    ]
    for type in mapped { classes.merge(type.classes) { known, _ in known } }
    return classes
  }()

  /// The types of values that Foundation has classes for.
  private static let mapped = ArchiveKind.allCases.compactMap {
    $0.valueType as? any FoundationMapped.Type
  }

  /// The classes that have a trait, by the files of their families.
  static func classes(with trait: FoundationTraits) -> [AnyClass] {
    mapped.filter { $0.traits.contains(trait) }.flatMap { $0.traitClasses }
  }

  /// Whether a class is Foundation's own, or inherits a decoder that only Foundation can feed.
  static func isOwnDecoderUnsafe(_ cls: AnyClass) -> Bool {
    let name = String(reflecting: cls)
    if name.hasPrefix("Foundation.") || name.hasPrefix("FoundationEssentials.") { return true }
    return ClassTable.isAllowed(cls, unsafeDecoders)
  }

  private static let unsafeDecoders: [AnyClass] =
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSOrderedSet.self, NSString.self, NSData.self,
      NSDate.self,
    ] + classes(with: .hasUnsafeDecoder)

  /// Whether Foundation turns such an object into a collection of Swift, with all it holds.
  static func isCollection(_ object: NSObject) -> Bool {
    object is NSArray || object is NSDictionary || object is NSSet || object is NSOrderedSet
  }
}
