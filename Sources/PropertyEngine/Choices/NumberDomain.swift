/// The values one choice other than a run of bytes may take, from the simplest to the least simple.
///
/// A choice stores its *index* in that order, so the shrinker only ever lowers indices and needs to
/// know nothing about signs, origins or floating point. What an index stands for is typed: each
/// kind of choice is a case with bounds of its own.
public enum NumberDomain: Hashable, Sendable {
  case integer(IntegerDomain)
  /// False, then true.
  case boolean
  case float(FloatDomain)
  /// How many elements follow, from the fewest up: the shrinker deletes an element and lowers its
  /// count together.
  case count(ClosedRange<Int>)
  /// Which alternative follows, from 0 through the last one.
  case branch(through: UInt64)

  /// The whole numbers of `range`, of up to 64 bits; the origin is clamped into it.
  @inlinable
  public init<T: FixedWidthInteger>(_ range: ClosedRange<T>, origin: T = 0) {
    self = .integer(IntegerDomain(range, origin: origin))
  }

  /// One of `alternatives` branches, the first the simplest.
  @inlinable
  public static func branch(_ alternatives: Int) -> NumberDomain {
    .branch(through: UInt64(max(alternatives - 1, 0)))
  }

  /// The greatest index.
  public var span: UInt64 {
    switch self {
    case .integer(let integers): integers.span
    case .boolean: 1
    case .float: .max
    case .count(let range): UInt64(bitPattern: Int64(range.upperBound &- range.lowerBound))
    case .branch(let last): last
    }
  }

  /// Counts and branches decide the shape of what follows; the codec keeps them apart.
  public var isStructure: Bool {
    switch self {
    case .count, .branch: true
    case .integer, .boolean, .float: false
    }
  }

  /// What the choice decides that stores this index. Its complexity is O(1), but for floats within
  /// bounds that of `FloatDomain.value(at:)`.
  public func value(at index: UInt64) -> ChoiceValue {
    switch self {
    case .integer(let integers): .integer(integers.value(at: index))
    case .boolean: .boolean(index != 0)
    case .float(let floats): .float(floats.value(at: index))
    case .count(let range): .count(range.lowerBound &+ Int(truncatingIfNeeded: index))
    case .branch: .branch(index)
    }
  }

  /// The index of a value; nil when it is of another type or the domain lacks it. Its complexity is
  /// that of `value(at:)`.
  public func index(of value: ChoiceValue) -> UInt64? {
    switch (self, value) {
    case (.integer(let integers), .integer(let number)): integers.index(of: number)
    case (.boolean, .boolean(let isTrue)): isTrue ? 1 : 0
    case (.float(let floats), .float(let number)):
      floats.contains(number) ? floats.index(nearest: number) : nil
    case (.count(let range), .count(let count)):
      range.contains(count) ? UInt64(bitPattern: Int64(count &- range.lowerBound)) : nil
    case (.branch(let last), .branch(let place)): place <= last ? place : nil
    case (.integer, _), (.boolean, _), (.float, _), (.count, _), (.branch, _): nil
    }
  }
}

extension NumberDomain {
  /// The domain as one of integers; nil when it is another.
  var integers: IntegerDomain? {
    if case .integer(let integers) = self { integers } else { nil }
  }

  /// The domain as one of floats; nil when it is another.
  var floats: FloatDomain? {
    if case .float(let floats) = self { floats } else { nil }
  }

  var isInteger: Bool { integers != nil }

  /// An integer that is never negative.
  var isUnsigned: Bool { integers?.isSigned == false }

  var isFloat: Bool { floats != nil }

  var isCount: Bool { if case .count = self { true } else { false } }

  var isBranch: Bool { if case .branch = self { true } else { false } }

  /// The index of the greatest value; of a float, the greatest index.
  var greatest: UInt64 { index(ofOffset: span) }

  /// How far the value at `index` lies above the least one; of floats, the index itself.
  func offset(at index: UInt64) -> UInt64 { integers?.offset(at: index) ?? index }

  /// The inverse of `offset(at:)`.
  func index(ofOffset offset: UInt64) -> UInt64 { integers?.index(ofOffset: offset) ?? offset }

  /// The index that stands for the same value as `index` and is the only one to do so.
  func canonical(_ index: UInt64) -> UInt64 {
    if case .float(let floats) = self { floats.canonical(index) } else { min(index, span) }
  }

  /// The next index that stands for a value of its own; nil after the last.
  func index(after index: UInt64) -> UInt64? {
    if case .float(let floats) = self { return floats.index(after: index) }
    return index < span ? index + 1 : nil
  }
}
