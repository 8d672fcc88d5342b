import KeyedArchive

extension ArchiveClaims {
  /// The bytes, all of them where they are few, and what a reader makes of them.
  static func describe(_ bytes: [UInt8]) -> String {
    var limits = ArchiveDocument.TreeLimits()
    limits.lines = 60
    do throws(ArchiveError) {
      let document = try ArchiveGraph(bytes, policy: .inspection).document()
      return "\(digits(bytes))\n\(document.tree(limits: limits))"
    } catch { return "\(digits(bytes)) = \(error)" }
  }

  /// The bytes in hexadecimal, at most the first 64.
  static func digits(_ bytes: [UInt8]) -> String {
    let digits = bytes.prefix(64).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    return bytes.count > 64 ? digits + "… (\(bytes.count) bytes)" : "[\(digits)]"
  }
}
