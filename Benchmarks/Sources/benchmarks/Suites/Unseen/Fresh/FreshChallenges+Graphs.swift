import PropertyEngine

/// Graphs as lists of edges, grids, routes.
extension FreshChallenges {
  static let graphs = [unionFind, earlyDistance, layers, labels, firstRoute]

  /// What was joined stays joined.
  static let unionFind = UnseenChallenge(
    "union_find",
    zip(Generator<Int>.int(in: 0...9), .int(in: 0...9)).array(count: 0...30),
    minimum: "[(0, 1), (0, 2)]"
  ) { pairs in
    var parents = Array(0..<10)
    func root(_ node: Int) -> Int {
      var node = node
      while parents[node] != node { node = parents[node] }
      return node
    }
    for (left, right) in pairs {
      let joined = root(right)
      // The mistake: the node is hung up elsewhere, not its root.
      if root(left) != joined { parents[left] = joined }
    }
    return pairs.contains { root($0.0) != root($0.1) }
  }

  /// The distances from the first node are the least.
  static let earlyDistance = UnseenChallenge(
    "early_distance",
    zip(Generator<Int>.int(in: 0...5), .int(in: 0...5), .int(in: 1...9)).array(count: 0...20),
    minimum: "[(0, 1, 1), (0, 2, 3), (1, 2, 1)]"
  ) { edges in
    var least = [0, 99, 99, 99, 99, 99]
    for _ in 0..<5 {
      for (from, to, length) in edges { least[to] = min(least[to], least[from] + length) }
    }
    var early = [0: 0]
    var open: Set = [0]
    while let node = open.min(by: { (early[$0] ?? 0, $0) < (early[$1] ?? 0, $1) }) {
      open.remove(node)
      for (from, to, length) in edges.sorted(by: { $0.2 < $1.2 }) where from == node {
        // The mistake: a node that was met is never met again on a shorter way.
        guard early[to] == nil else { continue }
        early[to] = (early[node] ?? 0) + length
        open.insert(to)
      }
    }
    return early.contains { least[$0.key] != $0.value }
  }

  /// One pass over the edges finds how deep each node of a graph without cycles lies.
  static let layers = UnseenChallenge(
    "layers",
    Generator { draw in
      let from = try draw(.int(in: 0...8))
      return (from, try draw(.int(in: from + 1...9)))
    }.array(count: 0...25), minimum: "[(1, 2), (0, 1)]"
  ) { edges in
    func depths(passes: Int) -> [Int] {
      var depths = [Int](repeating: 0, count: 10)
      for _ in 0..<passes {
        for (from, to) in edges { depths[to] = max(depths[to], depths[from] + 1) }
      }
      return depths
    }
    return depths(passes: 1) != depths(passes: 10)
  }

  /// One pass over a picture gives the dots that hang together one label.
  static let labels = UnseenChallenge(
    "labels",
    Generator { draw in
      let width = try draw(.int(in: 1...8))
      let height = try draw(.int(in: 1...8))
      var rows: [[Bool]] = []
      for _ in 0..<height {
        var row: [Bool] = []
        for _ in 0..<width { row.append(try draw(.bool)) }
        rows.append(row)
      }
      return rows
    }, minimum: "01/11",
    describe: { rows in
      rows.map { $0.map { $0 ? "1" : "0" }.joined() }.joined(separator: "/")
    },
    fails: { rows in
      var labels = rows.map { [Int?](repeating: nil, count: $0.count) }
      var count = 0
      var sameAs: [Int] = []
      for (y, row) in rows.enumerated() {
        for (x, isSet) in row.enumerated() where isSet {
          let left = x > 0 ? labels[y][x - 1] : nil
          let above = y > 0 ? labels[y - 1][x] : nil
          if left == nil && above == nil {
            sameAs.append(count)
            count += 1
          }
          labels[y][x] = left ?? above ?? count - 1
          if let left, let above, sameAs[left] != sameAs[above] {
            sameAs = sameAs.map { $0 == sameAs[above] ? sameAs[left] : $0 }
          }
        }
      }
      return Set(sameAs).count != count
    })

  private static let binary = Alphabet("0"..."1")

  /// The first route that fits an address is the longest.
  static let firstRoute = UnseenChallenge(
    "first_route",
    zip(
      Generator<String>.string(of: binary, count: 0...8).array(count: 0...12),
      Generator<String>.string(of: binary, count: 8...8)),
    minimum: #"(["", "0"], "00000000")"#
  ) { routes, address in
    let fitting = routes.filter(address.hasPrefix)
    return fitting.contains { $0.count > (fitting.first?.count ?? 0) }
  }
}
