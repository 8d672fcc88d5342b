/// The 16 bytes of a UUID.
public struct ArchiveUUID: Hashable, Sendable, CustomStringConvertible {
  /// The first eight bytes, first byte highest.
  public var high: UInt64
  /// The last eight bytes.
  public var low: UInt64

  /// A UUID of two halves.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// A UUID of exactly 16 bytes; nil for any other count.
  public init?(bytes: some Collection<UInt8>) {
    guard bytes.count == 16 else { return nil }
    high = bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    low = bytes.dropFirst(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The 16 bytes, in the order they are written.
  public var bytes: [UInt8] {
    [high, low].flatMap { half in (0..<8).map { UInt8(truncatingIfNeeded: half >> (56 - 8 * $0)) } }
  }

  /// As Foundation writes it: `E621E1F8-C36C-495A-93FC-0C247A3E6E5F`.
  public var description: String {
    var text = ""
    for (index, byte) in bytes.enumerated() {
      if [4, 6, 8, 10].contains(index) { text += "-" }
      text += byte < 16 ? "0" : ""
      text += String(byte, radix: 16, uppercase: true)
    }
    return text
  }
}
