import PropertyEngine

extension Challenge {
  /// A wrong way to sort a heap: below the root it only pops a stack of subtrees.
  ///
  /// The traversal is pinned: the list of a heap pops the last pushed subtree first, and the right
  /// child is pushed last.
  static let binHeap = Challenge(
    "binheap", heap, minimum: "(0, nil, (0, (0, nil, nil), (1, nil, nil)))",
    describe: { $0.description },
    check: { heap in
      let wrong = heap.wronglySorted
      try require(wrong == wrong.sorted() && wrong == heap.list.sorted(), "sorted")
    })

  private static let heap = Generator { draw in
    try Heap.draw(minimum: 0, size: try draw(.int(in: 0...20)), &draw)
  }

  indirect enum Heap: CustomStringConvertible, Sendable {
    case empty
    case node(Int, Heap, Heap)

    static func draw(minimum: Int, size: Int, _ draw: inout Draw) throws -> Heap {
      try draw.span(.recursive) { draw in
        guard size > 0, try draw.branch(weights: [1, 7]) == 1 else { return .empty }
        let key = try draw(.int(in: minimum...Int.max))
        let left = try Self.draw(minimum: key, size: size / 2, &draw)
        return .node(key, left, try Self.draw(minimum: key, size: size / 2, &draw))
      }
    }

    var description: String {
      switch self {
      case .empty: "nil"
      case .node(let key, let left, let right): "(\(key), \(left), \(right))"
      }
    }

    var list: [Int] {
      var list: [Int] = []
      var stack = [self]
      while let top = stack.popLast() {
        guard case .node(let key, let left, let right) = top else { continue }
        list.append(key)
        stack += [left, right]
      }
      return list
    }

    var wronglySorted: [Int] {
      guard case .node(let key, let left, let right) = self else { return [] }
      return [key] + Self.merged(left, right).list
    }

    private static func merged(_ left: Heap, _ right: Heap) -> Heap {
      switch (left, right) {
      case (_, .empty): left
      case (.empty, _): right
      case (.node(let a, let aLeft, let aRight), .node(let b, let bLeft, let bRight)):
        a <= b
          ? .node(a, merged(aRight, right), aLeft) : .node(b, merged(left, bRight), bLeft)
      }
    }
  }
}
