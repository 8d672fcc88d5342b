import PropertyEngine

extension DistributionSubject {
  static let collections = [
    DistributionSubject(
      "Generator<Int>.int().array()", "st.lists(st.integers())", wide.array(),
      parse: PeerValue.list(PeerValue.integer),
      DistributionFigure.sizes("elements") { $0.count } + lists),
    DistributionSubject(
      "Generator<Int>.int().array(count: 5...20)",
      "st.lists(st.integers(), min_size=5, max_size=20)",
      wide.array(count: 5...20), parse: PeerValue.list(PeerValue.integer),
      [
        .mean("elements, mean") { $0.count },
        .cases("the least count") { $0.count == 5 },
        .cases("the greatest count") { $0.count == 20 },
      ]),
    DistributionSubject(
      "Generator<Int>.int().array().array()", "st.lists(st.lists(st.integers()))",
      wide.array().array(), parse: PeerValue.list(PeerValue.list(PeerValue.integer)),
      DistributionFigure.sizes("sublists") { $0.count } + sublists),
    DistributionSubject(
      "Generator<Int>.int().set()", "st.sets(st.integers())", wide.set(),
      parse: { PeerValue.list(PeerValue.integer)($0).map { Set($0) } },
      DistributionFigure.sizes("elements") { $0.count }),
    DistributionSubject(
      "Generator<String>.string().dictionary(to: .bool)",
      "st.dictionaries(st.text(), st.booleans())",
      Generator<String>.string().dictionary(to: .bool).map(\.count),
      parse: { ($0 as? [Any])?.count }, DistributionFigure.sizes("pairs") { $0 }),
    DistributionSubject(
      "Tree.generator", "st.recursive(st.integers(), lambda smaller: st.tuples(smaller, smaller))",
      Tree.generator, parse: tree, trees),
  ]

  static let wide = Generator<Int>.int().map { Int128($0) }

  private static let lists: [DistributionFigure<[Int128]>] = [
    .cases("holds two equal elements") { $0.hasEqualPair { _ in true } },
    .cases("two or more, all equal") { $0.count >= 2 && Set($0).count == 1 },
    .cases("three or more, ascending") { $0.count >= 3 && $0.allNeighbours(<=) },
    .cases("three or more, descending") { $0.count >= 3 && $0.allNeighbours(>=) },
  ]

  private static let sublists: [DistributionFigure<[[Int128]]>] = [
    .parts("of sublists: empty", of: { $0 }, are: { $0.isEmpty }),
    .cases("two equal sublists, not empty") { $0.hasEqualPair { !$0.isEmpty } },
  ]

  @Sendable private static func tree(_ value: Any) -> Tree? {
    if let number = PeerValue.integer(value) { return .leaf(Int(truncatingIfNeeded: number)) }
    guard let pair = PeerValue.pair(tree)(value) else { return nil }
    return .node(pair.0, pair.1)
  }

  private static let trees: [DistributionFigure<Tree>] = [
    .mean("leaves, mean") { $0.leaves.count },
    .cases("a leaf") { $0.depth == 0 },
    .cases("depth 1") { $0.depth == 1 },
    .cases("depth 2 or 3") { (2...3).contains($0.depth) },
    .cases("depth 4 or 5") { (4...5).contains($0.depth) },
    .cases("depth 6 or more") { $0.depth >= 6 },
    .cases("10 leaves or more") { $0.leaves.count >= 10 },
    .cases("two equal subtrees beside each other, no leaves") { $0.hasTwins },
  ]
}
