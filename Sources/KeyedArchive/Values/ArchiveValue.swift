/// A value of the classes that Foundation archives, without Foundation.
///
/// Mutable and immutable classes give the same value. Booleans, integers and reals are kept apart
/// (only the property-list type tells them). Sets and dictionaries keep the order of the archive.
public enum ArchiveValue: Hashable, Sendable {
  /// `NSNull`; a nil reference is never a value.
  case null
  case string(String)
  case bool(Bool)
  /// From -2^63 to 2^64 - 1.
  case integer(Int128)
  case real(Double)
  case data([UInt8])
  /// Seconds since 2001-01-01 00:00 UTC; always finite.
  case date(Double)
  case array([ArchiveValue])
  case set([ArchiveValue])
  case orderedSet([ArchiveValue])
  case countedSet([ArchiveCountedMember])
  case dictionary(ArchiveDictionary)
  /// Any other built-in class. Each type of such values has a function that makes one, such as
  /// `ArchiveValue.url(relative:base:)`.
  indirect case builtIn(ArchiveBuiltIn)
  /// An object of a class that no built-in layout covers; only when the caller asked to inspect.
  indirect case object(ArchiveUnknownObject)

  /// The value as one of the built-in types, such as `ArchiveURL`; nil where it is of another.
  public func builtIn<Value>(as type: Value.Type) -> Value? {
    guard case .builtIn(let value) = self else { return nil }
    return value.value(as: type)
  }
}
