extension GeneratorTree: CustomStringConvertible {
  /// The generator as a reader would write it in Swift.
  var description: String {
    switch self {
    case .just(let number): ".just(\(number))"
    case .integer(let range, let origin):
      origin == 0 ? ".int(in: \(range))" : ".integer(in: \(range), origin: \(origin))"
    case .wide(let range, let high): ".integer(in: \(range) around \(high) << 64)"
    case .boolean: ".bool"
    case .element(let numbers): ".element(of: \(numbers))"
    case .oneOf(let trees): ".oneOf([\(Self.list(trees))])"
    case .frequency(let weighted):
      ".frequency(\(weighted.map { "(\($0.weight), \($0.tree))" }.joined(separator: ", ")))"
    case .map(let tree, let transform): "\(tree).map { \(transform) }"
    case .flatMap(let tree, let branches): "\(tree).flatMap { [\(Self.list(branches))][$0.total] }"
    case .filter(let tree, let condition): "\(tree).filter { \(condition) }"
    case .assuming(let tree, let condition): "\(tree).map { assume(\(condition)) }"
    case .pair(let left, let right): "zip(\(left), \(right))"
    case .array(let tree, let count): "\(tree).array(count: \(count))"
    case .counted(let number, let tree): "\(number).flatMap { \(tree).array(count: $0.total) }"
    case .set(let tree, let count): "\(tree).set(count: \(count))"
    case .dictionary(let key, let value, let count):
      "\(key).dictionary(to: \(value), count: \(count))"
    case .optional(let tree): "\(tree).optional()"
    case .bytes(let count): ".bytes(count: \(count))"
    case .text(let letters, let count): ".string(of: \(letters) letters, count: \(count))"
    case .streak(let most): "streak of flags up to \(most)"
    case .distinct(let tree, let count, let modulus):
      "\(tree).distinctArray(count: \(count), by: { $0.total mod \(modulus) })"
    case .permutation(let numbers): ".permutation(of: \(numbers))"
    case .subset(let numbers, let count): ".subset(of: \(numbers), count: \(count))"
    case .recursive(let depth, let size, let leaf, let node):
      ".recursive(depth: \(depth), \(size.map { "size: \($0), " } ?? "")leaf: \(leaf))"
        + " { smaller in \(node) }"
    case .smaller: "smaller"
    }
  }

  private static func list(_ trees: [GeneratorTree]) -> String {
    trees.map { "\($0)" }.joined(separator: ", ")
  }
}
