/// A generator as a description, which the engine builds and the interpreter enumerates.
indirect enum GeneratorTree: Hashable, Sendable {
  case just(Int)
  case integer(ClosedRange<Int>, origin: Int)
  /// Integers of 128 bits around 2^64 times `high`; the value is the distance from there.
  case wide(ClosedRange<Int>, high: Int)
  case boolean
  case element([Int])
  case oneOf([GeneratorTree])
  case frequency([WeightedTree])
  case map(GeneratorTree, ValueTransform)
  /// Then one of the branches: the one that the value's total says.
  case flatMap(GeneratorTree, [GeneratorTree])
  case filter(GeneratorTree, ValueCondition)
  /// `assume` inside the generator.
  case assuming(GeneratorTree, ValueCondition)
  case pair(GeneratorTree, GeneratorTree)
  case array(GeneratorTree, ClosedRange<Int>)
  /// A number, then an array of exactly that many elements.
  case counted(by: GeneratorTree, GeneratorTree)
  case set(GeneratorTree, ClosedRange<Int>)
  /// Arrays of which no two elements have the same total, modulo a number.
  case distinct(GeneratorTree, ClosedRange<Int>, modulo: Int)
  case permutation([Int])
  case subset([Int], ClosedRange<Int>)
  case dictionary(GeneratorTree, to: GeneratorTree, ClosedRange<Int>)
  case optional(GeneratorTree)
  case bytes(ClosedRange<Int>)
  /// Strings of the first letters of the alphabet.
  case text(letters: Int, ClosedRange<Int>)
  /// How often a flag came up before it failed to, in the direct style.
  case streak(Int)
  /// At most `size` parts, where there is a size.
  case recursive(depth: Int, size: Int?, leaf: GeneratorTree, node: GeneratorTree)
  /// The smaller values inside a recursive node.
  case smaller

  /// The greatest count that `counted` takes from a value's total.
  static let mostCounted = 3
}
