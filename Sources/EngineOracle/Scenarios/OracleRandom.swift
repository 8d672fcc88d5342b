import PropertyEngine

/// Random numbers for scenarios, in the forms that making descriptions needs.
struct OracleRandom {
  private var source: SplitMix64

  init(seed: UInt64, stream: UInt64 = 0) { source = SplitMix64(seed: seed, stream: stream) }

  /// A number from 0 up to but not including `bound`, which is above 0.
  mutating func below(_ bound: Int) -> Int { Int(source.next(through: UInt64(bound - 1))) }

  mutating func word() -> UInt64 { source.next() }

  mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

  /// One of some things; there is at least one.
  mutating func one<Thing>(of things: [Thing]) -> Thing { things[below(things.count)] }

  /// A range of whole numbers with its bounds in another one.
  mutating func range(in bounds: ClosedRange<Int>) -> ClosedRange<Int> {
    let first = bounds.lowerBound + below(bounds.count)
    let second = bounds.lowerBound + below(bounds.count)
    return min(first, second)...max(first, second)
  }
}
