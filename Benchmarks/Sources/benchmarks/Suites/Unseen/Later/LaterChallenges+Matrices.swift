import PropertyEngine

/// Tables of numbers.
extension LaterChallenges {
  static let matrices = [spiral, crossedDiagonals, rankWithoutSwap, sparseSum]

  /// Tables of `rows` times `columns` elements, at least one each.
  static func table<Element>(
    of element: Generator<Element>, rows: ClosedRange<Int>, columns: ClosedRange<Int>
  ) -> Generator<[[Element]]> {
    Generator { draw in
      let height = try draw(.int(in: rows))
      let width = try draw(.int(in: columns))
      return try draw(
        element.array(count: width...width).array(count: height...height))
    }
  }

  /// A walk along a spiral comes to each element once.
  static let spiral = UnseenChallenge(
    "spiral", table(of: Generator<Int>.int(in: 0...9), rows: 1...5, columns: 1...5),
    minimum: "[[1, 0]]"
  ) { table in
    var (top, bottom, left, right) = (0, table.count - 1, 0, table[0].count - 1)
    var sum = 0
    while top <= bottom, left <= right {
      for column in left...right { sum += table[top][column] }
      for row in top..<bottom { sum += table[row + 1][right] }
      // The mistake: a single row is walked back, a single column too.
      for column in left..<right { sum += table[bottom][column] }
      for row in top..<bottom where row > top { sum += table[row][left] }
      (top, bottom, left, right) = (top + 1, bottom - 1, left + 1, right - 1)
    }
    return sum != table.joined().reduce(0, +)
  }

  /// The elements on both diagonals of a square come to the sum of one and of the other.
  static let crossedDiagonals = UnseenChallenge(
    "crossed_diagonals",
    Generator<Int>.int(in: 2...6).flatMap { size in
      Generator<Int>.int(in: 0...9).array(count: size...size).array(count: size...size)
    }, minimum: "[[0, 0, 0], [0, 1, 0], [0, 0, 0]]"
  ) { square in
    let last = square.count - 1
    let sum = square.indices.reduce(0) { $0 + square[$1][$1] + square[$1][last - $1] }
    return sum
      != square.indices.reduce(0) { sum, row in
        Set([row, last - row]).reduce(sum) { $0 + square[row][$1] }
      }
  }

  /// The rank of a matrix can be had without exchanging rows.
  static let rankWithoutSwap = UnseenChallenge(
    "rank_without_swap", table(of: Generator<Int>.int(in: -3...3), rows: 1...4, columns: 1...4),
    minimum: "[[0], [1]]"
  ) { rank($0, exchanges: true) != rank($0, exchanges: false) }

  private static func rank(_ matrix: [[Int]], exchanges: Bool) -> Int {
    var matrix = matrix
    var rank = 0
    for column in matrix[0].indices where rank < matrix.count {
      if exchanges, let row = matrix.indices[rank...].first(where: { matrix[$0][column] != 0 }) {
        matrix.swapAt(rank, row)
      }
      let pivot = matrix[rank][column]
      guard pivot != 0 else { continue }
      for row in matrix.indices[(rank + 1)...] {
        let factor = matrix[row][column]
        for place in matrix[row].indices {
          matrix[row][place] = matrix[row][place] * pivot - matrix[rank][place] * factor
        }
      }
      rank += 1
    }
    return rank
  }

  private static let entries = zip(
    Generator<Int>.int(in: 0...24),
    Generator<Int>.integer(in: -9...9, origin: 1).filter { $0 != 0 }
  ).distinctArray(count: 0...10, by: { $0.0 })

  /// The sum of two sparse vectors, of which only the elements other than 0 are stored, has as many
  /// as there are places in either.
  static let sparseSum = UnseenChallenge(
    "sparse_sum", zip(entries, entries), minimum: "([(0, 1)], [(0, -1)])"
  ) { left, right in
    var sum: [Int: Int] = [:]
    for (place, number) in left + right { sum[place, default: 0] += number }
    return sum.values.contains(0)
  }
}
