import Foundation

/// The object whose fields are being asked for, and what may be decoded there.
struct DecodingContext {
  /// Nil for `$top`.
  var identifier: UInt32?
  /// The classes that the decode which led here allowed.
  var allowed: [AnyClass] = []
  /// Objects decoded without a key so far.
  private var unkeyed = 0

  init(identifier: UInt32? = nil, allowed: [AnyClass] = []) {
    self.identifier = identifier
    self.allowed = allowed
  }

  /// The stored key of the next object without a key: `$0`, `$1` and so on.
  mutating func nextKey() -> String {
    defer { unkeyed += 1 }
    return "$\(unkeyed)"
  }
}
