import PropertyEngine

/// What is done when, and what fits where.
extension LaterChallenges {
  static let schedules = [shortestFirst, earliestStart, firstFit, densestFirst, repeatedEdge]

  /// When tasks can be done in time, they are in time with the shortest done first.
  static let shortestFirst = UnseenChallenge(
    "shortest_first",
    zip(Generator<Int>.int(in: 1...10), .int(in: 1...50)).array(count: 0...15),
    minimum: "[(1, 2), (1, 1)]"
  ) { tasks in
    func isInTime(_ order: [(duration: Int, deadline: Int)]) -> Bool {
      var time = 0
      return order.allSatisfy { task in
        time += task.duration
        return time <= task.deadline
      }
    }
    let tasks = tasks.map { (duration: $0.0, deadline: $0.1) }
    return isInTime(sorted(tasks) { $0.deadline }) && !isInTime(sorted(tasks) { $0.duration })
  }

  /// In the order of the keys; what has the same stays in the order it has.
  static func sorted<Element>(
    _ elements: [Element], by key: (Element) -> Int
  ) -> [Element] {
    elements.enumerated().sorted { (key($0.element), $0.offset) < (key($1.element), $1.offset) }
      .map(\.element)
  }

  /// Taking the talk that begins first, of those that are left, attends the most talks.
  static let earliestStart = UnseenChallenge(
    "earliest_start",
    zip(Generator<Int>.int(in: 0...50), .int(in: 1...20)).array(count: 0...12),
    minimum: "[(0, 2), (0, 1), (1, 1)]"
  ) { talks in
    func attended(_ order: [(Int, Int)]) -> Int {
      var end = 0
      return order.count { start, length in
        guard start >= end else { return false }
        end = start + length
        return true
      }
    }
    return attended(sorted(talks) { $0.0 }) < attended(sorted(talks) { $0.0 + $0.1 })
  }

  /// What fits two boxes of ten does so when each thing goes into the first box that has room.
  static let firstFit = UnseenChallenge(
    "first_fit", Generator<Int>.int(in: 1...10).array(count: 0...8), minimum: "[1, 1, 9, 9]"
  ) { weights in
    var boxes: [Int] = []
    for weight in weights {
      if let box = boxes.firstIndex(where: { $0 + weight <= 10 }) {
        boxes[box] += weight
      } else {
        boxes.append(weight)
      }
    }
    let total = weights.reduce(0, +)
    let sums = weights.reduce(Set([0])) { sums, weight in sums.union(sums.map { $0 + weight }) }
    return boxes.count > 2 && sums.contains { $0 <= 10 && total - $0 <= 10 }
  }

  /// Packing what is worth most for its weight first packs the most worth.
  static let densestFirst = UnseenChallenge(
    "densest_first",
    zip(
      Generator<Int>.int(in: 1...40),
      zip(Generator<Int>.int(in: 1...20), .int(in: 1...20)).array(count: 0...8)),
    minimum: "(2, [(1, 1), (2, 2)])"
  ) { capacity, items in
    let order = items.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      let difference = first.1 * second.0 - second.1 * first.0
      return difference == 0 ? left.offset < right.offset : difference > 0
    }
    var left = capacity
    var packed = 0
    for (weight, worth) in order.map(\.element) where weight <= left {
      left -= weight
      packed += worth
    }
    var best = [Int](repeating: 0, count: capacity + 1)
    for (weight, worth) in items where weight <= capacity {
      for room in (weight...capacity).reversed() {
        best[room] = max(best[room], best[room - weight] + worth)
      }
    }
    return packed < best[capacity]
  }

  /// Jobs that wait for earlier ones are all done.
  static let repeatedEdge = UnseenChallenge(
    "repeated_edge",
    zip(Generator<Int>.int(in: 0...7), .int(in: 1...5)).array(count: 0...20),
    minimum: "[(0, 1), (0, 1)]"
  ) { waits in
    var open: [Int: Int] = [:]
    for (job, distance) in waits { open[job + distance, default: 0] += 1 }
    var ready = (0...12).filter { open[$0] == nil }
    var done: Set<Int> = []
    while let job = ready.popLast() {
      done.insert(job)
      // The mistake: what was said twice is counted twice, but ends once.
      for next in Set(waits.filter { $0.0 == job }.map { $0.0 + $0.1 }) {
        open[next, default: 0] -= 1
        if open[next] == 0 { ready.append(next) }
      }
    }
    return done.count < 13
  }
}
