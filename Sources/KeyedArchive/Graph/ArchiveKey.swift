/// How keys of objects are stored.
///
/// The format keeps `$` for itself, so a user's key that starts with `$` gets one more.
public enum ArchiveKey {
  /// The stored form of a user's key.
  public static func escaped(_ key: String) -> String {
    key.utf8.first == UInt8(ascii: "$") ? "$" + key : key
  }

  /// The user's key of a stored one; nil for a key of the format itself, such as `$class` or `$0`.
  public static func unescaped(_ stored: String) -> String? {
    guard stored.utf8.first == UInt8(ascii: "$") else { return stored }
    let rest = stored.dropFirst()
    return rest.utf8.first == UInt8(ascii: "$") ? String(rest) : nil
  }
}
