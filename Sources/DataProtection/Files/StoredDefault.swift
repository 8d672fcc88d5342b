/// One stored default.
struct StoredDefault: Hashable, Sendable {
  var key: String
  var value: String
}

extension [StoredDefault] {
  /// The form in the file: one line a default, `\` before `\`, `=` and line feed.
  var encoded: [UInt8] {
    var bytes: [UInt8] = []
    for entry in self {
      Self.append(entry.key, to: &bytes)
      bytes.append(0x3d)
      Self.append(entry.value, to: &bytes)
      bytes.append(0x0a)
    }
    return bytes
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    for byte in text.utf8 {
      if byte == 0x5c || byte == 0x3d || byte == 0x0a { bytes.append(0x5c) }
      bytes.append(byte)
    }
  }

  /// Reads `encoded` back; what an application wrote over the file itself reads as something else.
  init(decoding bytes: [UInt8]) {
    self = []
    var key: [UInt8]?
    var field: [UInt8] = []
    var isEscaped = false
    for byte in bytes {
      if isEscaped || (byte != 0x5c && byte != 0x3d && byte != 0x0a) {
        field.append(byte)
        isEscaped = false
      } else if byte == 0x5c {
        isEscaped = true
      } else if byte == 0x3d, key == nil {
        key = field
        field = []
      } else {
        if let key {
          append(
            StoredDefault(
              key: String(decoding: key, as: UTF8.self),
              value: String(decoding: field, as: UTF8.self)))
        }
        key = nil
        field = []
      }
    }
  }

  func value(of key: String) -> String? { first { $0.key == key }?.value }

  /// Sets one default, keeping the keys in byte order.
  mutating func set(_ key: String, _ value: String?) {
    removeAll { $0.key == key }
    if let value {
      append(StoredDefault(key: key, value: value))
      sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    }
  }
}
