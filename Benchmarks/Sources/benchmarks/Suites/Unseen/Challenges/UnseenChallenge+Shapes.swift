import PropertyEngine

/// Intervals, points and matrices of whole numbers.
extension UnseenChallenge {
  static let shapes = [
    touchingIntervals, boundingBox, collinearPoints, matrixOrder, singularMatrix, saddlePoint,
  ]

  /// An interval does not begin where another one of at least three ends.
  static let touchingIntervals = UnseenChallenge(
    "touching_intervals",
    zip(Generator<Int>.int(in: -30...30), .int(in: 1...12)).array(count: 0...8),
    minimum: "[(0, 1), (-3, 3)]"
  ) { intervals in
    intervals.contains { start, length in
      length > 2 && intervals.contains { $0.0 == start + length }
    }
  }

  /// The box around some points is smaller than a hundred.
  static let boundingBox = UnseenChallenge(
    "bounding_box", zip(coordinate, coordinate).array(count: 0...6), minimum: "[(0, 0), (4, 25)]"
  ) { points in
    let widths = points.map(\.0)
    let heights = points.map(\.1)
    return ((widths.max() ?? 0) - (widths.min() ?? 0))
      * ((heights.max() ?? 0) - (heights.min() ?? 0)) > 99
  }

  private static let coordinate = Generator<Int>.int(in: -25...25)

  /// Three different points of a list are never in line.
  static let collinearPoints = UnseenChallenge(
    "collinear_points",
    zip(Generator<Int>.int(in: 1...40), .int(in: 1...40)).array(count: 3...3),
    minimum: "[(1, 1), (1, 2), (1, 3)]"
  ) { points in
    let (a, b, c) = (points[0], points[1], points[2])
    guard a != b, b != c, a != c else { return false }
    return (b.0 - a.0) * (c.1 - a.1) == (c.0 - a.0) * (b.1 - a.1)
  }

  /// The product of two square matrices is the same in either order.
  static let matrixOrder = UnseenChallenge(
    "matrix_order",
    Generator { draw in
      let size = try draw(.int(in: 1...3))
      var entries: [Int] = []
      for _ in 0..<2 * size * size { entries.append(try draw(.int(in: -9...9))) }
      return entries
    }, minimum: "[0, 0, 0, 1, 0, 0, 1, 0]"
  ) { entries in
    let size = entries.count == 2 ? 1 : entries.count == 8 ? 2 : 3
    func product(_ left: Int, _ right: Int, _ row: Int, _ column: Int) -> Int {
      (0..<size).reduce(0) { sum, index in
        sum + entries[left + row * size + index] * entries[right + index * size + column]
      }
    }
    return (0..<size).contains { row in
      (0..<size).contains { column in
        product(0, size * size, row, column) != product(size * size, 0, row, column)
      }
    }
  }

  /// A matrix of four different numbers, none of them 0, has an inverse.
  static let singularMatrix = UnseenChallenge(
    "singular_matrix",
    zip(
      Generator<Int>.int(in: -20...20), .int(in: -20...20), .int(in: -20...20),
      .int(in: -20...20)),
    minimum: "(1, -1, 2, -2)"
  ) { a, b, c, d in
    !Set([a, b, c, d]).contains(0) && Set([a, b, c, d]).count == 4 && a * d == b * c
  }

  /// In a table no number is the greatest of its row and the least of its column.
  static let saddlePoint = UnseenChallenge(
    "saddle_point",
    Generator<Int>.int(in: 0...9).array(count: 3...3).array(count: 2...4),
    minimum: "[[0, 0, 1], [0, 0, 2]]"
  ) { rows in
    rows.contains { row in
      (0..<3).contains { column in
        row.allSatisfy { $0 <= row[column] }
          && row.count { $0 == row[column] } == 1
          && rows.count { $0[column] <= row[column] } == 1
      }
    }
  }
}
