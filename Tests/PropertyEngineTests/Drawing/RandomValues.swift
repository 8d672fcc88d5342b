@testable import PropertyEngine

/// The values that a generator makes of the random cases of one seed.
func randomValues<Value>(
  _ generator: Generator<Value>, cases: UInt64 = 4_000, seed: UInt64 = 1,
  constants: ConstantPool = ConstantPool()
) -> [Value] {
  (0..<cases).compactMap { stream in
    var draw = Draw(random: SplitMix64(seed: seed, stream: stream), constants: constants)
    do { return try generator.body(&draw) } catch { return nil }
  }
}
