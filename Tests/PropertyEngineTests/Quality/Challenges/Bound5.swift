import PropertyEngine

extension Challenge {
  /// Five lists, each with a small sum, whose sum together overflows.
  static let bound5 = Challenge(
    "bound5", five, minimum: "[[], [], [], [-1], [-32768]]"
  ) { lists in
    let total = lists.joined().reduce(Int16(0), &+)
    try require(total < 5 * 256, "the sum is bounded")
  }

  private static let five = Generator { draw in
    let list = Generator<Int16>.integer().array(count: 0...10)
      .filter("the sum is small") { $0.reduce(Int16(0), &+) < 256 }
    return [try draw(list), try draw(list), try draw(list), try draw(list), try draw(list)]
  }
}
