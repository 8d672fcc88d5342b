public import Foundation
import KeyedArchive

/// Whole archives in one call. `absentKeys` chooses what a class gets that decodes a key which its
/// object does not have: an error, or nil and zero as from `NSKeyedUnarchiver`.
extension KeyedUnarchiver {
  /// The root object, of a class or a subclass of it.
  ///
  /// - Throws: `ArchiveError`, or what a class gave `failWithError`.
  public static func unarchivedObject<DecodedObjectType: NSObject & NSCoding>(
    ofClass cls: DecodedObjectType.Type, from data: Data,
    absentKeys: AbsentKeyPolicy = .fail
  ) throws -> DecodedObjectType? {
    try unarchivedObject(ofClasses: [cls], from: data, absentKeys: absentKeys) as? DecodedObjectType
  }

  /// The root object, of one of several classes, which its containers may hold too.
  ///
  /// - Throws: `ArchiveError`, or what a class gave `failWithError`.
  public static func unarchivedObject(
    ofClasses classes: [AnyClass], from data: Data, absentKeys: AbsentKeyPolicy = .fail
  ) throws -> Any? {
    try root(of: data, absentKeys) { coder in
      coder.decodeObject(of: classes, forKey: NSKeyedArchiveRootObjectKey)
    }
  }

  /// A root `NSArray` whose elements are of a class.
  ///
  /// - Throws: `ArchiveError`, or what a class gave `failWithError`.
  public static func unarchivedArrayOfObjects<DecodedObjectType: NSObject & NSCoding>(
    ofClass cls: DecodedObjectType.Type, from data: Data,
    absentKeys: AbsentKeyPolicy = .fail
  ) throws -> [DecodedObjectType]? {
    try unarchivedArrayOfObjects(ofClasses: [cls], from: data, absentKeys: absentKeys)?
      .compactMap { $0 as? DecodedObjectType }
  }

  /// A root `NSArray` whose elements are of one of several classes.
  ///
  /// - Throws: `ArchiveError`, or what a class gave `failWithError`.
  public static func unarchivedArrayOfObjects(
    ofClasses classes: [AnyClass], from data: Data, absentKeys: AbsentKeyPolicy = .fail
  ) throws -> [Any]? {
    try root(of: data, absentKeys) { coder in
      coder.contents(of: "NSArray", allowed: [classes], NSArray.self)
    }
  }

  /// A root `NSDictionary` with keys of a class and objects of a class.
  ///
  /// - Throws: `ArchiveError`, or what a class gave `failWithError`.
  public static func unarchivedDictionary<
    DecodedKeyType: NSObject & NSCopying & NSCoding, DecodedObjectType: NSObject & NSCoding
  >(
    ofKeyClass keyClass: DecodedKeyType.Type, objectClass: DecodedObjectType.Type, from data: Data,
    absentKeys: AbsentKeyPolicy = .fail
  ) throws -> [DecodedKeyType: DecodedObjectType]? {
    let entries = try unarchivedDictionary(
      ofKeyClasses: [keyClass], objectClasses: [objectClass], from: data, absentKeys: absentKeys)
    guard let entries else { return nil }
    var dictionary: [DecodedKeyType: DecodedObjectType] = [:]
    for (key, object) in entries {
      guard let key = key.base as? DecodedKeyType, let object = object as? DecodedObjectType else {
        throw ArchiveError(.wrongType)
      }
      dictionary[key] = object
    }
    return dictionary
  }

  /// A root `NSDictionary` with keys of some classes and objects of others.
  ///
  /// - Throws: `ArchiveError`, or what a class gave `failWithError`.
  public static func unarchivedDictionary(
    ofKeyClasses keyClasses: [AnyClass], objectClasses: [AnyClass], from data: Data,
    absentKeys: AbsentKeyPolicy = .fail
  ) throws -> [AnyHashable: Any]? {
    let contents = try root(of: data, absentKeys) { coder in
      coder.contents(of: "NSDictionary", allowed: [keyClasses, objectClasses], NSDictionary.self)
    }
    guard let contents else { return nil }
    var dictionary: [AnyHashable: Any] = [:]
    let half = contents.count / 2
    for index in 0..<half { dictionary[contents[index]] = contents[half + index] }
    guard dictionary.count == half else {
      throw ArchiveError(.duplicateKey, detail: .reason("two keys are equal"))
    }
    return dictionary
  }

  private static func root<Result>(
    of data: Data, _ absentKeys: AbsentKeyPolicy, _ decode: (KeyedUnarchiver) -> Result?
  ) throws -> Result? {
    let coder = try KeyedUnarchiver(forReadingFrom: data)
    coder.absentKeyPolicy = absentKeys
    let result = decode(coder)
    if coder.error == nil, result == nil,
      let slot = coder.graph.topSlot(NSKeyedArchiveRootObjectKey),
      coder.graph.uid(slot) == 0
    {
      coder.fail(.rootMissing, "the root is nil")
    }
    if let error = coder.error { throw error }
    coder.finishDecoding()
    return result
  }

  /// What the root container holds: a list for each allow-list, all of one length, one after
  /// another.
  private func contents(
    of name: String, allowed lists: [[AnyClass]], _ cls: AnyClass
  ) -> [NSObject]? {
    let key = NSKeyedArchiveRootObjectKey
    guard lists.allSatisfy({ checkAllowList($0) }), canDecode else { return nil }
    guard let identifier = graph.topSlot(key).flatMap({ graph.uid($0) }), identifier != 0 else {
      fail(.rootMissing, "there is no root object")
      return nil
    }
    do throws(ArchiveError) {
      let found = graph.className(of: identifier) ?? "a plain value"
      guard let foundClass = FoundationClasses.byName[found],
        ClassTable.isAllowed(foundClass, [cls]),
        let layout = try graph.layout(of: identifier)
      else {
        throw ArchiveError(
          .classNotAllowed, path: ArchivePath([.object(identifier)]),
          detail: .classes(found: found, allowed: [name]))
      }
      try semantics.check(layout, of: identifier)
      open.insert(identifier)
      defer { open.remove(identifier) }
      let part = layout.children.count / lists.count
      var contents: [NSObject] = []
      for (index, allowed) in lists.enumerated() {
        let slots = Array(layout.children[(index * part)..<((index + 1) * part)])
        // The first of two lists are keys, of which two dictionaries of Swift are made.
        contents +=
          lists.count == 2 && index == 0
          ? try hashable(slots, identifier, allowed, tables: 2)
          : try objects(slots, identifier, allowed)
      }
      return contents
    } catch {
      failWithError(error)
      return nil
    }
  }
}
