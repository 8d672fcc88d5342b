import PropertyEngine

/// Figures with coordinates in floating point.
extension UnseenChallenge {
  static let geometry = [triangleSides, circlesCross, polarPosition, halfToEven, steepLine]

  private static let length = Generator<Double>.double(in: 0...100)

  /// Three lengths from one up make a triangle.
  static let triangleSides = UnseenChallenge(
    "triangle_sides", zip(length, length, length), minimum: "(1.0, 1.0, 2.0)",
    argument: Argument(
      reason: "the first two are the simplest allowed; the third must reach their sum, and of the "
        + "numbers from two up two is the simplest",
      indices: [2, 2, 4])
  ) { sides in
    let sorted = [sides.0, sides.1, sides.2].sorted()
    return sorted[0] >= 1 && sorted[0] + sorted[1] <= sorted[2]
  }

  /// Two circles do not cross.
  static let circlesCross = UnseenChallenge(
    "circles_cross",
    zip(length, length, length, length, length, length),
    minimum: "(0.0, 0.0, 1.0, 0.0, 1.0, 1.0)",
    argument: Argument(
      reason: "a radius of 0 crosses nothing, so both are 1 or less simple; about one centre equal "
        + "radii do not cross, and about (0, 0) and (0, 1) radii of 1 do",
      indices: [0, 0, 2, 0, 2, 2])
  ) { x, y, radius, otherX, otherY, otherRadius in
    let distance = ((x - otherX) * (x - otherX) + (y - otherY) * (y - otherY)).squareRoot()
    return distance < radius + otherRadius && distance > abs(radius - otherRadius)
  }

  /// A position on the globe is not beyond a polar circle and in the farther half of the world.
  static let polarPosition = UnseenChallenge(
    "polar_position",
    zip(Generator<Double>.double(in: -90...90), .double(in: -180...180)),
    minimum: "(67.0, 91.0)",
    argument: Argument(
      reason: "whole numbers come first, and 67 and 91 are the first of those",
      indices: [134, 182])
  ) { latitude, longitude in
    latitude > 66.5 && abs(longitude) > 90
  }

  /// Tenths are the same whether halves go up or to even.
  static let halfToEven = UnseenChallenge(
    "half_to_even", length, minimum: "0.25",
    argument: Argument(
      reason: "a whole number has no half of a tenth, nor has a half; the first quarter has",
      indices: [2 * ((1 << 51) + (1 << 52))])
  ) { length in
    (length * 10).rounded(.toNearestOrEven) != (length * 10).rounded(.toNearestOrAwayFromZero)
  }

  /// A line through two points is not steep and long at once.
  static let steepLine = UnseenChallenge(
    "steep_line", zip(length, length, length, length),
    minimum: "(0.0, 0.0, 1.0, 11.0)",
    argument: Argument(
      reason: "from the origin, to the right by the simplest distance, the rise must exceed ten",
      indices: [0, 0, 2, 22])
  ) { ends in
    let (run, rise) = (ends.2 - ends.0, ends.3 - ends.1)
    return run > 0 && rise > 10 && rise > 2 * run
  }
}
