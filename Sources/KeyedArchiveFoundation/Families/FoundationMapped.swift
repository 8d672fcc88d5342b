import Foundation
import KeyedArchive

/// A built-in value that Foundation has a class for. `FoundationClasses` finds the conformance
/// through `ArchiveKind.allCases`.
protocol FoundationMapped: BuiltInValue {
  /// Foundation's classes, by the names archives give them.
  static var classes: [String: AnyClass] { get }
  /// What Foundation on Linux can do with objects of the classes.
  static var traits: FoundationTraits { get }
  /// The classes that the traits are of.
  static var traitClasses: [AnyClass] { get }

  /// The object; nil where Foundation would refuse, trap or go and look for something outside.
  ///
  /// - Throws: what is wrong with what it holds, `tooMuchWork`.
  func object(_ build: FoundationBuild) throws(ArchiveError) -> NSObject?
}

extension FoundationMapped {
  static var traitClasses: [AnyClass] { Array(classes.values) }
}
