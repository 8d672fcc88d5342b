// The direct style: `Generator { draw in let n = try draw(.int(in: 0...9)); … }`.
extension Draw {
  /// Draws a value of `generator`.
  @inlinable
  public mutating func callAsFunction<Value>(_ generator: Generator<Value>) throws -> Value {
    try generator.body(&self)
  }

  /// Draws an integer of `range`; `origin` is the simplest.
  @inlinable
  public mutating func integer<T: FixedWidthInteger>(
    in range: ClosedRange<T>, origin: T = 0
  ) throws -> T {
    T(truncatingIfNeeded: try bits(of: IntegerDomain(range, origin: origin)))
  }

  /// Draws false or true; false is simpler.
  @inlinable
  public mutating func boolean() throws -> Bool { try index(in: .boolean) != 0 }

  /// Draws a double of `range`.
  ///
  /// - Complexity: that of `FloatDomain.value(at:)`.
  @inlinable
  public mutating func double(in range: ClosedRange<Double>) throws -> Double {
    try double(of: FloatDomain(range))
  }

  /// Draws how many of something follow. Prefer `list`, which also marks the elements.
  @inlinable
  public mutating func count(in range: ClosedRange<Int>) throws -> Int {
    range.lowerBound &+ Int(truncatingIfNeeded: try index(in: .count(range)))
  }

  /// Draws one of `alternatives` equally likely branches; 0 is the simplest.
  @inlinable
  public mutating func branch(_ alternatives: Int) throws -> Int {
    Int(truncatingIfNeeded: try index(in: .branch(alternatives)))
  }

  /// Draws one element; the first is the simplest. Discards the case when there is none.
  @inlinable
  public mutating func element<C: RandomAccessCollection>(of elements: C) throws -> C.Element {
    guard !elements.isEmpty else { throw Discard("nothing to choose from") }
    return elements[elements.index(elements.startIndex, offsetBy: try branch(elements.count))]
  }
}
