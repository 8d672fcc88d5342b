import PropertyEngine

/// Points, rectangles, tables of numbers.
extension FreshChallenges {
  static let plane = [rectangleEdge, touchingSegments, cornerSum, interpolation]

  /// A point is in a rectangle whether its far edges belong to it or not.
  static let rectangleEdge = UnseenChallenge(
    "rectangle_edge",
    zip(
      Generator<Int>.int(in: -50...50), .int(in: -50...50), .int(in: 1...40), .int(in: 1...40),
      .int(in: -50...50), .int(in: -50...50)),
    minimum: "(0, 0, 1, 1, 0, 1)"
  ) { left, low, width, height, x, y in
    let isInside = (left..<left + width).contains(x) && (low..<low + height).contains(y)
    return isInside != ((left...left + width).contains(x) && (low...low + height).contains(y))
  }

  private static let point = zip(Generator<Int>.int(in: -10...10), Generator<Int>.int(in: -10...10))

  /// Two lines meet where each has the ends of the other on both of its sides.
  static let touchingSegments = UnseenChallenge(
    "touching_segments", zip(point, point, point, point),
    minimum: "((0, 0), (0, 1), (0, 0), (0, 1))"
  ) { a, b, c, d in
    guard a != b, c != d else { return false }
    let sides = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)]
    let crosses = sides[0] * sides[1] < 0 && sides[2] * sides[3] < 0
    let touches = isBetween(a, b, c) || isBetween(a, b, d)
    return !crosses && (touches || isBetween(c, d, a) || isBetween(c, d, b))
  }

  private static func side(_ a: (Int, Int), _ b: (Int, Int), _ c: (Int, Int)) -> Int {
    ((b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)).signum()
  }

  private static func isBetween(_ a: (Int, Int), _ b: (Int, Int), _ c: (Int, Int)) -> Bool {
    side(a, b, c) == 0 && (min(a.0, b.0)...max(a.0, b.0)).contains(c.0)
      && (min(a.1, b.1)...max(a.1, b.1)).contains(c.1)
  }

  private struct Section: Sendable, CustomStringConvertible {
    var rows: [[Int]]
    var columns: ClosedRange<Int>
    var lines: ClosedRange<Int>

    var description: String { "\(rows) columns \(columns) lines \(lines)" }
  }

  /// The sum of a part of a table follows from the sums of the parts that begin at its corner.
  static let cornerSum = UnseenChallenge(
    "corner_sum",
    Generator { draw in
      let width = try draw(.int(in: 1...6))
      let height = try draw(.int(in: 1...6))
      var rows: [[Int]] = []
      for _ in 0..<height {
        var row: [Int] = []
        for _ in 0..<width { row.append(try draw(.int(in: 0...9))) }
        rows.append(row)
      }
      let left = try draw(.int(in: 0...width - 1))
      let right = try draw(.int(in: left...width - 1))
      let top = try draw(.int(in: 0...height - 1))
      return Section(
        rows: rows, columns: left...right, lines: top...(try draw(.int(in: top...height - 1))))
    }, minimum: "[[1, 0], [0, 0]] columns 1...1 lines 1...1"
  ) { section in
    func sum(_ lines: Range<Int>, _ columns: Range<Int>) -> Int {
      section.rows[lines].reduce(0) { $0 + $1[columns].reduce(0, +) }
    }
    let (lines, columns) = (Range(section.lines), Range(section.columns))
    // The mistake: what is taken away twice is not given back.
    let difference =
      sum(0..<lines.upperBound, 0..<columns.upperBound)
      - sum(0..<lines.lowerBound, 0..<columns.upperBound)
      - sum(0..<lines.upperBound, 0..<columns.lowerBound)
    return difference != sum(lines, columns)
  }

  /// Going all the way from one number to another leads there.
  static let interpolation = UnseenChallenge(
    "interpolation", zip(Generator<Double>.double(in: 0...1_000), .double(in: 0...1_000)),
    minimum: "(1.0, 5.551115123125783e-17)",
    argument: UnseenChallenge.Argument(
      reason: "from 0 the way is the number itself; from 1, what has at most 53 binary places is "
        + "subtracted and added without rounding, and 2^-54 is the first with more",
      indices: [2 * ((1 << 51) + 53 * (1 << 52))])
  ) { start, end in
    start + (end - start) * 1 != end
  }
}
