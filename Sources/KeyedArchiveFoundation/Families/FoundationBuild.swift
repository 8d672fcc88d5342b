import Foundation
import KeyedArchive

/// One object that is being built, and what it holds.
struct FoundationBuild {
  let unarchiver: KeyedUnarchiver
  let layout: ArchiveLayout
  let identifier: UInt32
  let isMutable: Bool
  let allowed: [AnyClass]

  /// What the object may hold: what the caller allows besides what it always may.
  var inside: [AnyClass] { allowed + ClassTable.propertyList }

  /// The slot of a child; nil for nil and for what is not there.
  func slot(_ index: Int) -> ArchiveSlot? {
    layout.children.indices.contains(index) ? layout.children[index] : nil
  }

  /// A child of a class of its own, allowed here whether or not the caller names it.
  ///
  /// - Throws: what is wrong with the child.
  func child<Object: NSObject>(
    _ index: Int, _ type: Object.Type
  ) throws(ArchiveError) -> Object? {
    try unarchiver.object(slot(index), identifier, [type]) as? Object
  }

  /// The entries of a child that is a dictionary whose keys are text; nil for nil.
  ///
  /// - Throws: what is wrong with the dictionary.
  func entries(_ index: Int, _ allowed: [AnyClass]) throws(ArchiveError) -> [String: NSObject]? {
    try unarchiver.entries(slot(index), identifier, allowed)
  }
}
