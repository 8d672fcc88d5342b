import PropertyEngine

/// Permutations, and graphs as lists of edges.
extension UnseenChallenge {
  static let graphs = [
    permutationInversions, permutationCycle, graphCycle, graphReach, criticalPath, twoColours,
  ]

  /// Numbers from 0 up in an order that is drawn by taking one of those left, again and again.
  private static let permutations = Generator { draw in
    var left = Array(0..<(try draw(.int(in: 0...8))))
    var order: [Int] = []
    while !left.isEmpty { order.append(left.remove(at: try draw(.int(in: 0...left.count - 1)))) }
    return order
  }

  /// A permutation has less than eight pairs in the wrong order.
  static let permutationInversions = UnseenChallenge(
    "permutation_inversions", permutations, minimum: "[2, 4, 3, 1, 0]"
  ) { order in
    let pairs = order.indices.flatMap { left in
      order.indices.dropFirst(left + 1).filter { order[$0] < order[left] }
    }
    return pairs.count > 7
  }

  /// A permutation moves nothing around in a ring of four.
  static let permutationCycle = UnseenChallenge(
    "permutation_cycle", permutations, minimum: "[1, 2, 3, 0]"
  ) { order in
    order.indices.contains { start in
      let path = (0..<4).reduce(into: [start]) { path, _ in
        path.append(order[path.last ?? start])
      }
      return path[4] == start && Set(path).count == 4
    }
  }

  private static let edges = zip(Generator<Int>.int(in: 0...6), .int(in: 0...6))
    .array(count: 0...12)

  /// A directed graph has no ring of three nodes.
  static let graphCycle = UnseenChallenge(
    "graph_cycle", edges, minimum: "[(0, 1), (1, 2), (2, 0)]"
  ) { edges in
    edges.contains { first in
      first.0 != first.1
        && edges.contains { second in
          second.0 == first.1 && second.1 != first.0 && second.1 != first.1
            && edges.contains { $0.0 == second.1 && $0.1 == first.0 }
        }
    }
  }

  /// At most three other nodes can be reached from the last node of a directed graph.
  static let graphReach = UnseenChallenge(
    "graph_reach", edges, minimum: "[(0, 1), (0, 2), (0, 3), (6, 0)]"
  ) { edges in
    var reached: Set = [6]
    for _ in 0..<7 { for edge in edges where reached.contains(edge.0) { reached.insert(edge.1) } }
    return reached.count > 4
  }

  /// Tasks, some of which wait for an earlier one, are done after thirty.
  static let criticalPath = UnseenChallenge(
    "critical_path",
    Generator { draw in
      var tasks: [(duration: Int, after: Int?)] = []
      for index in 0..<(try draw(.int(in: 0...6))) {
        let duration = try draw(.int(in: 1...20))
        let isFree = index == 0 ? true : try !draw(.bool)
        tasks.append((duration, isFree ? nil : try draw(.int(in: 0...index - 1))))
      }
      return tasks
    }, minimum: "11 20<0",
    describe: { tasks in
      tasks.map { "\($0.duration)\($0.after.map { "<\($0)" } ?? "")" }.joined(separator: " ")
    },
    fails: { tasks in
      var ends: [Int] = []
      for task in tasks { ends.append(task.duration + (task.after.map { ends[$0] } ?? 0)) }
      return ends.contains { $0 > 30 }
    })

  /// Five nodes in a ring can be coloured with two colours, given which of the edges are there.
  static let twoColours = UnseenChallenge(
    "two_colours", zip(Generator<Int>.int(in: 0...4), .int(in: 0...4)).array(count: 0...14),
    minimum: "[(0, 1), (0, 2), (1, 2)]"
  ) { edges in
    !(0..<32).contains { colours in
      edges.allSatisfy { $0.0 == $0.1 || (colours >> $0.0 ^ colours >> $0.1) & 1 == 1 }
    }
  }
}
