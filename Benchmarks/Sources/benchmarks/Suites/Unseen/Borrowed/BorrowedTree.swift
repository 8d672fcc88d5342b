/// A number or a list of such.
indirect enum BorrowedTree: Sendable {
  case leaf(Int)
  case list([BorrowedTree])

  /// The numbers in it.
  var leaves: [Int] {
    switch self {
    case .leaf(let number): [number]
    case .list(let parts): parts.flatMap(\.leaves)
    }
  }

  /// How deep lists lie in lists.
  var depth: Int {
    switch self {
    case .leaf: 1
    case .list(let parts): 1 + (parts.map(\.depth).max() ?? 0)
    }
  }
}

extension BorrowedTree: CustomStringConvertible {
  var description: String {
    switch self {
    case .leaf(let number): "\(number)"
    case .list(let parts): "\(parts)"
    }
  }
}
