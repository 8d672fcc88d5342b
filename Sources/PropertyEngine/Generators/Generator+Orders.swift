extension Generator {
  /// The given elements in any order; the order in which they were given is the simplest.
  ///
  /// Each element but the first is drawn with how many of those before it it overtakes, so one
  /// choice moves one element. Takes time in the square of their number.
  public static func permutation<Element: Sendable>(
    of elements: [Element]
  ) -> Generator<[Element]> where Value == [Element] {
    let domains = elements.indices.map { IntegerDomain(0...UInt64($0)) }
    return Generator { draw in
      try draw.span(.group) { draw in
        var order: [Element] = []
        order.reserveCapacity(elements.count)
        for (position, element) in elements.enumerated() {
          let overtaken = position == 0 ? 0 : Int(try draw.bits(of: domains[position]))
          order.insert(element, at: position - overtaken)
        }
        return order
      }
    }
  }

  /// Some of the given elements, in the order in which they were given; none, or as few of the
  /// first as `count` allows, is the simplest.
  ///
  /// - Parameter count: how many, by default any number; at most as many as there are.
  ///
  /// - Complexity: O(*n* log *n*) for each value, where *n* is the number of elements taken.
  public static func subset<Element: Sendable>(
    of elements: [Element], count: ClosedRange<Int>? = nil, label: Int = #line
  ) -> Generator<[Element]> where Value == [Element] {
    let count = count ?? 0...elements.count
    precondition(
      count.lowerBound >= 0 && count.upperBound <= elements.count,
      "a subset has at most as many elements as there are")
    let place = Generator<Int>.int(in: 0...max(elements.count - 1, 0)).body
    return Generator { draw in
      let places = try draw.distinctList(
        count, label: label, part: place, key: { $0 }, element: { place, _ in place })
      return places.sorted().map { elements[$0] }
    }
  }

  /// Arrays of these values in ascending order; the shortest with the simplest values is the
  /// simplest.
  public func sortedArray(
    count: ClosedRange<Int> = 0...100, label: Int = #line
  ) -> Generator<[Value]> where Value: Comparable & SendableMetatype {
    array(count: count, label: label).map { $0.sorted() }
  }
}
