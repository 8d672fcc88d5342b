public import Foundation
public import KeyedArchive

/// Takes the place of `NSKeyedUnarchiver`, under its method names, for archives one did not write.
///
/// Classes that adopt `NSSecureCoding` decode unchanged. What differs is what happens to bad input:
/// nothing traps, and nothing half decoded is ever returned. The whole archive is checked before
/// any class is asked for anything; Foundation's own classes are built here and not by their
/// `init(coder:)`, some of which trap or read past the end; and the first thing that is wrong (a
/// key that is not there, a value of another type, an object that refused to decode) fails the
/// coder for good. From then on every decode returns nil or zero, and `error` says what it was.
public final class KeyedUnarchiver: NSCoder {
  /// What a decode of a key that an object does not have means.
  public enum AbsentKeyPolicy: Sendable {
    /// An error, unless `containsValue(forKey:)` is asked first: absent is not zero, nor empty.
    case fail
    /// Nil or zero, as with `NSKeyedUnarchiver`.
    case returnDefault
  }

  /// What decoding a key that is not there does.
  public var absentKeyPolicy = AbsentKeyPolicy.fail

  let graph: ArchiveGraph
  /// What went wrong first.
  var failure: (any Error)?
  var isFinished = false
  var contexts = [DecodingContext()]
  /// Objects that are built, by identifier.
  var built: [UInt32: BuiltObject] = [:]
  /// Objects that are being built: one met again holds itself.
  var open: Set<UInt32> = []
  var classes = ClassTable()
  var semantics: SemanticChecks
  /// References followed so far, and the most there may be.
  var work = 0
  let workAllowed: Int
  /// The limit that `workAllowed` comes from.
  let workLimit: ArchiveLimits.Name
  /// Units of work that comparing members and keys may take beyond `workAllowed`.
  var comparisonsLeft = KeyedUnarchiver.freeComparisons
  /// What was counted so far below the object that is being built.
  var cost = ObjectCost()

  /// UTF-16 units that the patterns of regular expressions have so far.
  var expressionUnits = 0

  /// Work of comparing that any archive may cause: about a tenth of a second. Honest sets of arrays
  /// collide too, as Foundation on Linux hashes an array by its count alone.
  public static let freeComparisons = 10_000_000

  /// Objects inside objects, each of which may take a few stack frames of a class's own code.
  public static let maximumDepth = 256

  /// A coder for the archive in `data`, which is read and checked here.
  ///
  /// - Throws: `ArchiveError`.
  public convenience init(forReadingFrom data: Data) throws {
    try self.init(forReadingFrom: data, policy: .standard)
  }

  /// A coder for the archive in `data`, within limits of one's own.
  ///
  /// - Throws: `ArchiveError`.
  public init(forReadingFrom data: Data, policy: ArchivePolicy) throws {
    graph = try ArchiveGraph(data, policy: policy)
    semantics = SemanticChecks(graph)
    workAllowed = policy.limits.workAllowed(forBytes: data.count)
    workLimit = policy.limits.workLimit(forBytes: data.count)
    super.init()
  }

  // MARK: Settings

  /// Always true. Setting it to false fails the coder.
  public override var requiresSecureCoding: Bool {
    get { true }
    set {
      if !newValue { fail(.classNotAllowed, "every decode names its classes: no insecure coding") }
    }
  }

  /// Kept for code that sets it. Errors are always kept in `error`; nothing is ever raised.
  public override var decodingFailurePolicy: NSCoder.DecodingFailurePolicy {
    get { .setErrorAndReturn }
    set {}
  }

  public override var allowsKeyedCoding: Bool { true }
  public override var systemVersion: UInt32 { 2000 }
  public override func version(forClassName className: String) -> Int { 0 }

  /// The classes allowed where decoding is now.
  public override var allowedClasses: [AnyClass]? { context.allowed }

  /// Decodes objects whose archived class has this name as `cls`; nil takes that back.
  public func setClass(_ cls: AnyClass?, forClassName codedName: String) {
    classes.set(cls, forClassName: codedName)
  }

  /// The class that `setClass(_:forClassName:)` gave this name.
  public func `class`(forClassName codedName: String) -> AnyClass? { classes.mapped[codedName] }

  // MARK: State

  /// What went wrong first; nil while nothing has. An `ArchiveError`, or what a class gave
  /// `failWithError`.
  public override var error: (any Error)? { failure }

  /// Fails the coder: the object that is being decoded will not be returned.
  public override func failWithError(_ error: any Error) {
    if failure == nil { failure = error }
  }

  /// Ends decoding. Any decode after it is an error.
  public func finishDecoding() { isFinished = true }

  public override func containsValue(forKey key: String) -> Bool {
    canDecode && slot(ArchiveKey.escaped(key)) != nil
  }

  // MARK: Objects

  public override func decodeObject(forKey key: String) -> Any? {
    object(under: ArchiveKey.escaped(key), allowed: context.allowed)
  }

  public override func decodeObject<DecodedObjectType: NSCoding>(
    of cls: DecodedObjectType.Type, forKey key: String
  ) -> DecodedObjectType? where DecodedObjectType: NSObject {
    object(under: ArchiveKey.escaped(key), allowed: [cls]) as? DecodedObjectType
  }

  public override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
    object(under: ArchiveKey.escaped(key), allowed: classes ?? context.allowed)
  }

  public override func decodePropertyList(forKey key: String) -> Any? {
    object(under: ArchiveKey.escaped(key), allowed: ClassTable.propertyList)
  }

  // MARK: Scalars

  public override func decodeBool(forKey key: String) -> Bool { bool(key) ?? false }
  public override func decodeInteger(forKey key: String) -> Int { integer(key) ?? 0 }
  public override func decodeInt32(forKey key: String) -> Int32 { integer(key) ?? 0 }
  public override func decodeInt64(forKey key: String) -> Int64 { integer(key) ?? 0 }
  public override func decodeCInt(forKey key: String) -> Int32 { integer(key) ?? 0 }
  public override func decodeFloat(forKey key: String) -> Float { float(key) ?? 0 }
  public override func decodeDouble(forKey key: String) -> Double { real(key) ?? 0 }

  public override func withDecodedUnsafeBytes<ResultType>(
    forKey key: String, body: (UnsafeRawBufferPointer?) throws -> ResultType
  ) rethrows -> ResultType {
    guard let bytes = bytes(key) else { return try body(nil) }
    // Safety: the bytes outlive the call; that `body` must not keep them is the contract of
    // `NSCoder`.
    return try unsafe bytes.withUnsafeBytes { try unsafe body($0) }
  }

  public override func withDecodedUnsafeBufferPointer<ResultType>(
    forKey key: String, body: (UnsafeBufferPointer<UInt8>?) throws -> ResultType
  ) rethrows -> ResultType {
    guard let bytes = bytes(key) else { return try body(nil) }
    // Safety: the bytes outlive the call; that `body` must not keep them is the contract of
    // `NSCoder`.
    return try unsafe bytes.withUnsafeBufferPointer { try unsafe body($0) }
  }

  // MARK: Without keys

  public override func decodeObject() -> Any? {
    object(under: context.nextKey(), allowed: context.allowed)
  }

  public override func decodePropertyList() -> Any? {
    object(under: context.nextKey(), allowed: ClassTable.propertyList)
  }

  public override func decodeData() -> Data? {
    (object(under: context.nextKey(), allowed: [NSData.self]) as? NSData).map {
      Data(referencing: $0)
    }
  }

  /// Refused: C types name no class, and their length is the caller's word against the archive's.
  public override func decodeValue(
    ofObjCType type: UnsafePointer<Int8>, at data: UnsafeMutableRawPointer
  ) {
    fail(.wrongType, "C values without keys are not decoded")
  }

  /// Refused, like `decodeValue(ofObjCType:at:)`.
  public override func decodeArray(
    ofObjCType itemType: UnsafePointer<Int8>, count: Int, at array: UnsafeMutableRawPointer
  ) {
    fail(.wrongType, "C arrays without keys are not decoded")
  }
}
