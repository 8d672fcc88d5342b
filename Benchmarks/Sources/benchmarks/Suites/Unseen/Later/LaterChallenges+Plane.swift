import PropertyEngine

/// Figures on a grid.
extension LaterChallenges {
  static let plane = [lifeEdges, skyline, tripleOverlap]

  /// The cells of the game of life that are counted by their number have the same neighbors.
  static let lifeEdges = UnseenChallenge(
    "life_edges", table(of: Generator<Bool>.bool, rows: 2...5, columns: 2...5),
    minimum: "[[false, false], [true, true]]"
  ) { table in
    let (height, width) = (table.count, table[0].count)
    let cells = table.flatMap { $0 }
    return cells.indices.contains { cell in
      let around = [-1, 0, 1].flatMap { row in [-1, 0, 1].map { (row, $0) } }
        .filter { $0 != (0, 0) }
      let near = around.count { row, column in
        let (row, column) = (cell / width + row, cell % width + column)
        return (0..<height).contains(row) && (0..<width).contains(column) && table[row][column]
      }
      // The mistake: beside the end of a row begins the next one.
      let counted = around.count { row, column in
        let other = cell + row * width + column
        return cells.indices.contains(other) && cells[other]
      }
      func lives(_ count: Int) -> Bool { count == 3 || count == 2 && cells[cell] }
      return lives(near) != lives(counted)
    }
  }

  /// The outline of houses changes its height at each of its corners.
  static let skyline = UnseenChallenge(
    "skyline",
    zip(Generator<Int>.int(in: 0...20), .int(in: 1...10), .int(in: 1...20)).array(count: 0...10),
    minimum: "[(0, 1, 1), (1, 1, 1)]"
  ) { houses in
    // The mistake: what ends at a place is looked at before what begins there.
    let ends = houses.map { (place: $0.0 + $0.1, begins: 0, height: $0.2) }
    let events = (ends + houses.map { (place: $0.0, begins: 1, height: $0.2) })
      .sorted { left, right in
        let heights = left.begins == 0 ? (left.height, right.height) : (right.height, left.height)
        return (left.place, left.begins, heights.0) < (right.place, right.begins, heights.1)
      }
    var standing: [Int] = []
    var corners: [(place: Int, height: Int)] = [(0, 0)]
    for event in events {
      if event.begins == 1 {
        standing.append(event.height)
      } else if let place = standing.firstIndex(of: event.height) {
        standing.remove(at: place)
      }
      let height = standing.max() ?? 0
      if corners.last?.height != height { corners.append((event.place, height)) }
    }
    return zip(corners.dropFirst(), corners.dropFirst(2)).contains { $0.place == $1.place }
  }

  /// The area of rectangles is the sum of their areas less that of what each two share.
  static let tripleOverlap = UnseenChallenge(
    "triple_overlap",
    zip(
      Generator<Int>.int(in: 0...9), Generator<Int>.int(in: 0...9),
      Generator<Int>.int(in: 1...5), Generator<Int>.int(in: 1...5)
    ).array(count: 0...8),
    minimum: "[(0, 0, 1, 1), (0, 0, 1, 1), (0, 0, 1, 1)]",
    argument: UnseenChallenge.Argument(
      reason: "two rectangles have no part that three share, and three of the simplest do",
      indices: [], greatestIndex: 2)
  ) { rectangles in
    let parts = rectangles.map { column, row, width, height in
      Set((column..<column + width).flatMap { x in (row..<row + height).map { x * 100 + $0 } })
    }
    let single = parts.reduce(0) { $0 + $1.count }
    let shared = parts.indices.reduce(0) { sum, place in
      parts[..<place].reduce(sum) { $0 + $1.intersection(parts[place]).count }
    }
    return single - shared != parts.reduce(Set()) { $0.union($1) }.count
  }
}
