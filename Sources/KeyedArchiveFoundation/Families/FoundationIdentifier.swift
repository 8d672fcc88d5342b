/// Names that Foundation looks up in its databases.
enum FoundationIdentifier {
  /// Letters, digits and the few signs that identifiers have: no path leads out of a database.
  static func isPlain(_ text: String) -> Bool {
    !text.contains("..") && !text.hasPrefix("/") && text.utf8.count <= 128
      && text.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
          || (0x61...0x7A).contains(byte) || "+-_/@=;:.".utf8.contains(byte)
      }
  }
}
