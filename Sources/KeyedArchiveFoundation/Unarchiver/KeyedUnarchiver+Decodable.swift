import Foundation
import KeyedArchive

/// `Decodable` values, stored as a property list of objects.
extension KeyedUnarchiver {
  /// The value that `NSKeyedArchiver.encodeEncodable(_:forKey:)` stored under `key`. If something
  /// else is there, the coder fails and the result is nil.
  public func decodeDecodable<Value: Decodable>(_ type: Value.Type, forKey key: String) -> Value? {
    do {
      return try decodable(type, key)
    } catch {
      failWithError(error)
      return nil
    }
  }

  /// The same, throwing why the coder failed.
  ///
  /// - Throws: `ArchiveError`, or the `DecodingError` of the type.
  public func decodeTopLevelDecodable<Value: Decodable>(
    _ type: Value.Type, forKey key: String
  ) throws -> Value? {
    let value = decodeDecodable(type, forKey: key)
    if let failure { throw failure }
    return value
  }

  private func decodable<Value: Decodable>(_ type: Value.Type, _ key: String) throws -> Value? {
    let storedKey = ArchiveKey.escaped(key)
    guard let slot = requiredSlot(storedKey, wanted: "a property list") else { return nil }
    guard let identifier = graph.uid(slot) else {
      throw ArchiveError(
        .wrongType, offset: graph.offset(slot), path: path(storedKey),
        detail: .expectation(
          expected: "a reference to a property list", found: graph.description(slot)))
    }
    guard identifier != 0 else { return nil }
    try charge(1, identifier)
    let value = try graph.value(of: identifier, allowing: .propertyList)
    let list = try PropertyListBridge.list(value, depth: Self.maximumDepth)
    // The bytes are written here, so that Foundation's decoder meets none that it traps on.
    return try PropertyListDecoder().decode(type, from: Data(list.encoded()))
  }
}
