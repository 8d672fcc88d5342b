/// One decision a generator took: the only thing that is random, recorded, stored and shrunk.
public enum Choice: Hashable, Sendable {
  /// An integer, boolean, float, count or branch, as its index in the domain's order.
  case number(UInt64, NumberDomain)
  /// A run of bytes with the lengths it may have.
  case bytes([UInt8], ClosedRange<Int>)

  /// Nothing in the choice's domain is simpler.
  public var isSimplest: Bool {
    switch self {
    case .number(let index, _): index == 0
    case .bytes(let bytes, let count):
      bytes.count == count.lowerBound && bytes.allSatisfy { $0 == 0 }
    }
  }

  /// The simplest choice of the same domain.
  public var simplest: Choice {
    switch self {
    case .number(_, let domain): .number(0, domain)
    case .bytes(_, let count): .bytes([UInt8](repeating: 0, count: count.lowerBound), count)
    }
  }

  /// The index of a number; nil for bytes.
  public var index: UInt64? {
    if case .number(let index, _) = self { index } else { nil }
  }

  /// The domain of a number; nil for bytes.
  public var domain: NumberDomain? {
    if case .number(_, let domain) = self { domain } else { nil }
  }

  /// What was decided, by its type. Its complexity is that of `NumberDomain.value(at:)`.
  public var value: ChoiceValue {
    switch self {
    case .number(let index, let domain): domain.value(at: index)
    case .bytes(let bytes, _): .bytes(bytes)
    }
  }
}

extension Choice: Comparable {
  /// Simpler first: numbers by index; bytes by length, then from the left; numbers before bytes.
  public static func < (left: Choice, right: Choice) -> Bool {
    switch (left, right) {
    case (.number(let a, _), .number(let b, _)): a < b
    case (.bytes(let a, _), .bytes(let b, _)):
      a.count != b.count ? a.count < b.count : a.lexicographicallyPrecedes(b)
    case (.number, .bytes): true
    case (.bytes, .number): false
    }
  }
}
