import Foundation

/// Which objects Foundation can hash and compare, and what comparing two takes it.
///
/// On Linux (Swift 6.3.1) some of Foundation's own methods end the process: `hash` of `NSError` and
/// `NSDecimalNumber` never returns, and `hash` of an `NSMeasurement` traps if its value is not an
/// `Int`; `==` of sets that hold arrays or dictionaries, and of dictionaries whose keys are
/// collections, casts what cannot be cast; `CFEqual`, which attributed strings use for the
/// attributes of neighbouring runs, reads a header that few classes have. Where equal objects have
/// different hashes, hash tables trap once they meet. The tests call each of them in a process of
/// its own.
enum FoundationHashing {
  /// Classes whose objects may be members of sets and keys of dictionaries.
  static let hashable: [AnyClass] =
    [
      NSString.self, NSNumber.self, NSData.self, NSDate.self, NSArray.self, NSDictionary.self,
      NSSet.self, NSOrderedSet.self, NSNull.self,
    ] + FoundationClasses.classes(with: .isHashable)

  /// Classes whose equal objects may have different hashes: one of them alone is safe in a table.
  private static let inconsistent: [AnyClass] =
    [NSNull.self, NSOrderedSet.self] + FoundationClasses.classes(with: .hashesInconsistently)

  /// Members and keys of collections that may themselves be compared.
  private static let scalars: [AnyClass] = [
    NSString.self, NSNumber.self, NSData.self, NSDate.self, NSUUID.self,
  ]

  /// Values of attributes of strings with more than one run.
  private static let attributeValues: [AnyClass] =
    [
      NSString.self, NSNumber.self, NSData.self, NSDate.self, NSArray.self, NSDictionary.self,
      NSSet.self,
    ] + FoundationClasses.classes(with: .isAttributeValue)

  /// Whether `hash` of an object returns; a class of the program's own answers for itself.
  static func isHashable(_ object: NSObject) -> Bool {
    #if canImport(Darwin)
      return true
    #else
      if object is NSDecimalNumber || !isEqualToItself(object) { return false }
      // Its hash converts the value to `Int`, which traps (swift-corelibs-foundation,
      // NSMeasurement.swift).
      if let measurement = object as? NSMeasurement,
        Int(exactly: measurement.doubleValue.rounded(.towardZero)) == nil
      {
        return false
      }
      let cls: AnyClass = type(of: object)
      return ClassTable.isAllowed(cls, hashable) || !FoundationClasses.isOwnDecoderUnsafe(cls)
    #endif
  }

  /// Whether an object equals itself; a date that is not a number does not, and Foundation's
  /// dictionaries trap where they do not find their own key.
  static func isEqualToItself(_ object: NSObject) -> Bool {
    guard let date = object as? NSDate else { return true }
    return !date.timeIntervalSinceReferenceDate.isNaN
  }

  /// Whether all equal objects of its class have the same hash.
  static func hashesConsistently(_ object: NSObject) -> Bool {
    #if canImport(Darwin)
      return true
    #else
      if let url = object as? NSURL { return url.baseURL == nil }
      return !ClassTable.isAllowed(type(of: object), inconsistent)
    #endif
  }

  /// Whether two strings that Foundation on Linux takes for equal may have different hashes: those
  /// that differ only in how accents are composed.
  static var ignoresComposition: Bool {
    #if canImport(Darwin)
      false
    #else
      true
    #endif
  }

  /// Whether a collection that has this member or key can be compared with another.
  static func isScalar(_ object: NSObject) -> Bool {
    #if canImport(Darwin)
      return true
    #else
      return ClassTable.isAllowed(type(of: object), scalars)
    #endif
  }

  /// Whether the attributes of a run that has this value can be compared with the next run's.
  static func isAttributeValue(_ object: NSObject) -> Bool {
    #if canImport(Darwin)
      return true
    #else
      return ClassTable.isAllowed(type(of: object), attributeValues)
    #endif
  }

  // MARK: Costs, in units of 10 ns on a slow machine

  /// Finding and comparing one element of a collection, without what the element holds.
  static let elementCost = 150
  /// Giving a run of an attributed string its attributes.
  static let runCost = 250
  /// Adding to a counted set once more.
  static let addingCost = 100
  private static let collectionCost = 250
  /// Calendars, attributed strings and whatever else is not listed.
  private static let otherCost = 1_000
  private static let numberCost = 15
  /// Foundation compares text eight bytes a unit, but data through an iterator.
  private static let textBytesPerUnit = 8
  private static let dataCostPerByte = 10
  private static let costPerRange = 10
  /// Objects of the program's classes are compared by identity unless the program says otherwise.
  private static let ownClassCost = 25

  /// What comparing takes, apart from what an object holds.
  static func comparisonCost(_ object: NSObject) -> Int {
    switch object {
    case let text as NSString: numberCost + 2 * text.length / textBytesPerUnit
    case let data as NSData: numberCost + data.length * dataCostPerByte
    case is NSNumber, is NSDate, is NSUUID, is NSNull: numberCost
    case let url as NSURL: otherCost + url.relativeString.utf8.count / textBytesPerUnit
    case let path as NSIndexPath: otherCost + path.length
    case let indexes as NSIndexSet: otherCost + ranges(indexes) * costPerRange
    case let text as NSAttributedString: otherCost + text.length
    case let expression as NSRegularExpression: otherCost + expression.pattern.utf8.count
    case is NSArray, is NSDictionary, is NSSet, is NSOrderedSet: collectionCost
    default: FoundationClasses.isOwnDecoderUnsafe(type(of: object)) ? otherCost : ownClassCost
    }
  }

  private static func ranges(_ indexes: NSIndexSet) -> Int {
    var count = 0
    // Safety: the pointer to the stop flag is not used.
    unsafe indexes.enumerateRanges { _, _ in count += 1 }
    return count
  }
}
