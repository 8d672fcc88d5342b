public import Foundation
public import PropertyEngine

extension Generator where Value == Data {
  /// Data of `count` bytes, drawn as one choice; the shortest, all zeros, is the simplest.
  public static func data(count: ClosedRange<Int> = 0...256) -> Generator<Data> {
    Generator<[UInt8]>.bytes(count: count).map { Data($0) }
  }
}

extension Generator where Value == UUID {
  /// Any 128 bits as a UUID; all zeros is the simplest.
  public static var uuid: Generator<UUID> {
    Generator<UInt128>.integer().map { UUID(bits: $0) }
  }

  /// UUIDs as `UUID()` makes them: version 4 and variant 1 of RFC 9562, the other bits random; all
  /// other bits zero is the simplest.
  public static var randomUUID: Generator<UUID> {
    Generator<UInt128>.integer().map { bits in
      let version = bits & ~(0xF << 76) | 0x4 << 76
      return UUID(bits: version & ~(0x3 << 62) | 0x2 << 62)
    }
  }
}

extension UUID {
  /// The first byte holds the highest bits, as the text form does.
  fileprivate init(bits: UInt128) {
    func byte(_ position: UInt128) -> UInt8 {
      UInt8(truncatingIfNeeded: bits >> (8 * (15 - position)))
    }
    self.init(
      uuid: (
        byte(0), byte(1), byte(2), byte(3), byte(4), byte(5), byte(6), byte(7),
        byte(8), byte(9), byte(10), byte(11), byte(12), byte(13), byte(14), byte(15)
      ))
  }
}
