public import KeyedArchive
public import PropertyEngine

extension AnyProperty {
  /// A memo is decoded whole or refused with a typed error, whatever the bytes.
  public static let memoArchive = memoArchive { try Memo.decode($0) }

  /// The same claim about another reader, such as one that is broken on purpose.
  public static func memoArchive(
    reader: @escaping @Sendable ([UInt8]) throws -> Memo
  ) -> AnyProperty {
    AnyProperty(
      Property(
        "MemoArchive",
        summary: "Any bytes give a whole memo or a typed error, never a trap or an empty memo.",
        .bytes(count: 0...Memo.policy.limits.inputBytes + 1), format: .raw,
        describe: describe
      ) { bytes in
        let memo: Memo
        do { memo = try reader(bytes) } catch {
          try require(error is ArchiveError, "a refusal is a typed error", "\(error)")
          return
        }
        try check(memo, from: bytes, reader: reader)
      })
  }

  private static func check(
    _ memo: Memo, from bytes: [UInt8], reader: ([UInt8]) throws -> Memo
  ) throws {
    try require(
      bytes.count <= Memo.policy.limits.inputBytes, "an archive over the limit is refused")
    try require(memo.text.utf16.count <= Memo.longestText, "a text over the limit is refused")
    if bytes.starts(with: Array("bplist".utf8)) || bytes.count < 42 {
      for name in ["Memo", "schema", "text"] {
        try require(
          mentions(name, bytes), "what is accepted names its class and fields", "no \(name)")
      }
      try require(
        refuses(Array(bytes.dropLast()), reader), "an archive without its last byte is refused")
    }
    let again = try ArchiveEncoder().encode(memo)
    try require(
      try reader(again) == memo, "what was written again reads the same", "\(memo.text.count)")
  }

  private static func refuses(_ bytes: [UInt8], _ reader: ([UInt8]) throws -> Memo) -> Bool {
    do { _ = try reader(bytes) } catch { return true }
    return false
  }

  /// Whether the name is in the bytes, as ASCII or as UTF-16.
  private static func mentions(_ name: String, _ bytes: [UInt8]) -> Bool {
    let ascii = Array(name.utf8)
    let wide = ascii.flatMap { [0, $0] as [UInt8] }
    return [ascii, wide].contains { word in
      guard bytes.count >= word.count else { return false }
      return (0...bytes.count - word.count).contains { bytes[$0...].starts(with: word) }
    }
  }

  /// The memo or the error, and the bytes: all of them where they are few.
  private static func describe(_ bytes: [UInt8]) -> String {
    let digits = bytes.prefix(64).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    let shown = bytes.count > 64 ? digits + "… (\(bytes.count) bytes)" : "[\(digits)]"
    do {
      return "\(shown) = Memo(text: \(String(reflecting: try Memo.decode(bytes).text)))"
    } catch { return "\(shown) = \(error)" }
  }
}
