extension DevicePath {
  /// One component of a path, with its hash computed once.
  ///
  /// Names are compared byte for byte. The hash is FNV-1a, the same in every process.
  public struct Name: Hashable, Comparable, Sendable {
    /// The text of the name.
    public let text: String
    let hash: UInt64

    /// Nil for text that cannot be a name: empty, `.`, `..`, with `/` or NUL, or longer than
    /// `DeviceLimits.nameBytes`.
    public init?(_ text: String) {
      guard !text.isEmpty, text != ".", text != "..", text.utf8.count <= DeviceLimits.nameBytes
      else { return nil }
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in text.utf8 {
        if byte == 0x2f || byte == 0 { return nil }
        hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
      }
      self.text = text
      self.hash = hash
    }

    public static func == (left: Name, right: Name) -> Bool {
      left.hash == right.hash && left.text == right.text
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

    /// Byte order.
    public static func < (left: Name, right: Name) -> Bool {
      left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }
  }
}
