import Foundation
import KeyedArchive

/// Building Foundation's own classes from checked layouts, never through their `init(coder:)`.
extension KeyedUnarchiver {
  func builtIn(
    _ identifier: UInt32, _ name: String, _ cls: AnyClass, allowed: [AnyClass]
  ) throws(ArchiveError) -> NSObject {
    guard let layout = try graph.layout(of: identifier) else {
      throw unusable(identifier, "\(name) has no layout that is read here")
    }
    try semantics.check(layout, of: identifier)
    let isMutable = name.hasPrefix("NSMutable")
    switch layout.kind {
    case .value(let value):
      if case .builtIn(let builtIn) = value {
        return try mapped(builtIn, layout, identifier, name, allowed)
      }
      guard let object = FoundationFactory.object(value, isMutable: isMutable) else {
        throw invalid(identifier, name)
      }
      try requireAllowed(type(of: object), identifier, allowed)
      if !FoundationHashing.isEqualToItself(object) {
        makeIncomparable("a date that is not a number")
      }
      return object
    case .array:
      let elements = try objects(layout.children, identifier, allowed)
      return isMutable ? NSMutableArray(array: elements) : NSArray(array: elements)
    case .set: return try set(layout, identifier, isMutable, allowed)
    case .orderedSet:
      let members = try hashable(layout.children, identifier, allowed, tables: 2)
      let set = isMutable ? NSMutableOrderedSet(array: members) : NSOrderedSet(array: members)
      guard set.count == members.count else { throw repeated(identifier, "members") }
      return set
    case .countedSet(let counts): return try countedSet(layout, counts, identifier, allowed)
    case .dictionary: return try dictionary(layout, identifier, isMutable, allowed)
    case .composite(let value): return try mapped(value, layout, identifier, name, allowed)
    case .object: throw invalid(identifier, name)
    }
  }

  private func mapped(
    _ value: ArchiveBuiltIn, _ layout: ArchiveLayout, _ identifier: UInt32, _ name: String,
    _ allowed: [AnyClass]
  ) throws(ArchiveError) -> NSObject {
    let build = FoundationBuild(
      unarchiver: self, layout: layout, identifier: identifier,
      isMutable: name.hasPrefix("NSMutable"), allowed: allowed)
    guard let mapped = value.value as? any FoundationMapped, let object = try mapped.object(build)
    else { throw invalid(identifier, name) }
    try requireAllowed(type(of: object), identifier, allowed)
    return object
  }

  /// Compiling a pattern takes Foundation far longer than reading it.
  func charge(_ pattern: String, _ identifier: UInt32) throws(ArchiveError) {
    let most = graph.policy.limits.expressionUnits
    let units = expressionUnits.adding(max(1, pattern.utf16.count))
    guard units <= most else {
      throw ArchiveError(
        .stringTooLong, path: ArchivePath([.object(identifier), .field("NSPattern")]),
        detail: .limit(.expressionUnits, maximum: most, found: units))
    }
    expressionUnits = units
  }

  func invalid(_ identifier: UInt32, _ name: String) -> ArchiveError {
    ArchiveError(
      .invalidValue, path: ArchivePath([.object(identifier)]),
      detail: .reason("its fields are well formed and \(name) does not take them"))
  }

  /// The object a slot refers to; nil for nil.
  func object(
    _ slot: ArchiveSlot?, _ owner: UInt32, _ allowed: [AnyClass]
  ) throws(ArchiveError) -> NSObject? {
    guard let slot else { return nil }
    guard let identifier = graph.uid(slot) else {
      throw ArchiveError(
        .wrongType, offset: graph.offset(slot), path: ArchivePath([.object(owner)]),
        detail: .expectation(expected: "a reference", found: graph.description(slot)))
    }
    return identifier == 0 ? nil : try object(identifier, allowed: allowed)
  }

  func objects(
    _ slots: [ArchiveSlot?], _ owner: UInt32, _ allowed: [AnyClass]
  ) throws(ArchiveError) -> [NSObject] {
    var objects: [NSObject] = []
    for (index, slot) in slots.enumerated() {
      guard let object = try object(slot, owner, allowed) else {
        throw ArchiveError(
          .nullElement, path: ArchivePath([.object(owner), .index(index)]),
          detail: .expectation(expected: "an object", found: "nil"))
      }
      objects.append(object)
    }
    return objects
  }
}

// MARK: Containers

extension KeyedUnarchiver {
  func repeated(_ identifier: UInt32, _ what: String) -> ArchiveError {
    ArchiveError(
      .duplicateKey, path: ArchivePath([.object(identifier)]),
      detail: .reason("two \(what) are equal"))
  }

  private func set(
    _ layout: ArchiveLayout, _ identifier: UInt32, _ isMutable: Bool, _ allowed: [AnyClass]
  ) throws(ArchiveError) -> NSObject {
    let members = try hashable(layout.children, identifier, allowed)
    let set = isMutable ? NSMutableSet(array: members) : NSSet(array: members)
    guard set.count == members.count else { throw repeated(identifier, "members") }
    return set
  }

  private func countedSet(
    _ layout: ArchiveLayout, _ counts: [UInt64], _ identifier: UInt32, _ allowed: [AnyClass]
  ) throws(ArchiveError) -> NSObject {
    let set = NSCountedSet()
    // Each time it was added is work: a count is 8 bytes and may be any number.
    let members = try hashable(layout.children, identifier, allowed, counts: counts)
    for (member, count) in zip(members, counts) {
      for _ in 0..<count { set.add(member) }
    }
    guard set.count == members.count else { throw repeated(identifier, "members") }
    return set
  }

  private func dictionary(
    _ layout: ArchiveLayout, _ identifier: UInt32, _ isMutable: Bool, _ allowed: [AnyClass]
  ) throws(ArchiveError) -> NSObject {
    let half = layout.children.count / 2
    let keys = try hashable(Array(layout.children[..<half]), identifier, allowed)
    let values = try objects(Array(layout.children[half...]), identifier, allowed)
    for key in keys where !(key is any NSCopying) {
      throw unusable(identifier, "\(name(of: key)) cannot be a key")
    }
    let dictionary =
      isMutable
      ? NSMutableDictionary(objects: values, forKeys: keys)
      : NSDictionary(objects: values, forKeys: keys)
    guard dictionary.count == keys.count else { throw repeated(identifier, "keys") }
    return dictionary
  }
}
