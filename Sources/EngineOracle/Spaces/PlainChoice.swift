/// One choice as the interpreter knows it: its place in the order of simplicity, or a run of bytes.
enum PlainChoice: Hashable, Sendable, Comparable {
  case number(UInt64)
  case bytes([UInt8])

  /// The order that the engine promises, written once more.
  static func < (left: PlainChoice, right: PlainChoice) -> Bool {
    switch (left, right) {
    case (.number(let a), .number(let b)): return a < b
    case (.number, .bytes): return true
    case (.bytes, .number): return false
    case (.bytes(let a), .bytes(let b)):
      if a.count != b.count { return a.count < b.count }
      for (x, y) in zip(a, b) where x != y { return x < y }
      return false
    }
  }
}

extension PlainChoice: CustomStringConvertible {
  var description: String {
    switch self {
    case .number(let index): "\(index)"
    case .bytes(let bytes): "\(bytes)"
    }
  }
}

extension [PlainChoice] {
  /// Shortlex: fewer choices first, then the first difference decides.
  func isSimpler(than other: [PlainChoice]) -> Bool {
    if count != other.count { return count < other.count }
    for (own, its) in zip(self, other) where own != its { return own < its }
    return false
  }
}
