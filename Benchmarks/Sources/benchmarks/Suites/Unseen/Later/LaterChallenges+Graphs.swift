import PropertyEngine

/// Graphs, flows and ancestors.
extension LaterChallenges {
  static let graphs = [secondComponent, onePassClosure, greedyFlow, unevenAncestors]

  /// A graph of seven nodes is bipartite when what hangs together with the first node is.
  static let secondComponent = UnseenChallenge(
    "second_component",
    zip(Generator<Int>.int(in: 0...6), .int(in: 0...6)).array(count: 0...20),
    minimum: "[(1, 2), (1, 3), (2, 3)]"
  ) { edges in
    let edges = edges.filter { $0.0 != $0.1 }
    return isBipartite(edges, from: [0]) && !isBipartite(edges, from: Array(0...6))
  }

  private static func isBipartite(_ edges: [(Int, Int)], from starts: [Int]) -> Bool {
    var sides: [Int: Bool] = [:]
    for start in starts where sides[start] == nil {
      var open = [start]
      sides[start] = false
      while let node = open.popLast(), let side = sides[node] {
        for (first, second) in edges where first == node || second == node {
          let other = first == node ? second : first
          if sides[other] == side { return false }
          if sides[other] == nil {
            sides[other] = !side
            open.append(other)
          }
        }
      }
    }
    return true
  }

  /// A relation is transitive once each two steps of it are a step too.
  static let onePassClosure = UnseenChallenge(
    "one_pass_closure",
    zip(Generator<Int>.int(in: 0...7), .int(in: 0...7)).array(count: 0...20),
    minimum: "[(0, 1), (1, 2), (2, 0)]"
  ) { steps in
    var linked = [[Bool]](repeating: [Bool](repeating: false, count: 8), count: 8)
    for (start, end) in steps { linked[start][end] = true }
    let once = closed(linked)
    return closed(once) != once
  }

  /// With what two steps lead to.
  private static func closed(_ linked: [[Bool]]) -> [[Bool]] {
    linked.map { ends in
      ends.indices.map { end in
        ends[end] || ends.indices.contains { ends[$0] && linked[$0][end] }
      }
    }
  }

  /// A network of two junctions carries the most when each path in turn carries what it can: given
  /// the capacities from the source to either, from the first to the second, and to the sink.
  static let greedyFlow = UnseenChallenge(
    "greedy_flow",
    zip(
      Generator<Int>.int(in: 0...20), Generator<Int>.int(in: 0...20),
      Generator<Int>.int(in: 0...20), Generator<Int>.int(in: 0...20),
      Generator<Int>.int(in: 0...20)),
    minimum: "(1, 1, 1, 1, 1)"
  ) { first, second, across, firstOut, secondOut in
    // The mistake: nothing is sent back, although the path of both junctions comes first.
    let long = min(first, across, secondOut)
    let greedy = long + min(first - long, firstOut) + min(second, secondOut - long)
    let cuts = [
      first + second, second + across + firstOut, first + secondOut, firstOut + secondOut,
    ]
    return greedy < (cuts.min() ?? 0)
  }

  /// Two nodes of a tree, given by the parents of all but the first, have that ancestor in common
  /// which their lines of parents meet in when they are walked step by step.
  static let unevenAncestors = UnseenChallenge(
    "uneven_ancestors",
    Generator { draw in
      let count = try draw(.int(in: 2...20))
      var parents: [Int] = []
      for node in 1..<count { parents.append(try draw(.int(in: 0...node - 1))) }
      let node = try draw(.int(in: 0...count - 1))
      return (parents, node, try draw(.int(in: 0...count - 1)))
    }, minimum: "([0, 1], 1, 2)"
  ) { parents, node, other in
    func line(_ node: Int) -> [Int] {
      var line = [node]
      while let last = line.last, last > 0 { line.append(parents[last - 1]) }
      return line
    }
    var (left, right) = (node, other)
    while left != right {
      left = left == 0 ? 0 : parents[left - 1]
      right = right == 0 ? 0 : parents[right - 1]
    }
    return left != line(node).first(where: line(other).contains)
  }
}
