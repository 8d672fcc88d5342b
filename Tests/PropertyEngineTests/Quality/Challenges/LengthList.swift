import PropertyEngine

extension Challenge {
  /// A list whose length is drawn first, without the library's own lists: its maximum is low.
  static let lengthList = Challenge("lengthlist", lengthThenElements, minimum: "[900]") { list in
    try require(list.allSatisfy { $0 < 900 }, "the maximum is low")
  }

  private static let lengthThenElements = Generator<Int>.int(in: 1...100).flatMap { length in
    Generator { draw in
      var list: [Int] = []
      for _ in 0..<length { list.append(try draw(.int(in: 0...1_000))) }
      return list
    }
  }
}
