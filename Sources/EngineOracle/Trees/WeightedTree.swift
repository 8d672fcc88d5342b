/// A branch of `frequency`.
struct WeightedTree: Hashable, Sendable {
  var weight: Int
  var tree: GeneratorTree
}
