extension Generator {
  /// Arrays of these values with a number of elements in `count`.
  @inlinable
  public func array(count: ClosedRange<Int> = 0...100, label: Int = #line) -> Generator<[Value]> {
    let body = body
    return Generator<[Value]> { draw in try draw.list(count, label: label, body) }
  }

  /// Nil, which is simpler, or a value.
  @inlinable
  public func optional(label: Int = #line) -> Generator<Value?> {
    let body = body
    return Generator<Value?> { draw in
      let group = draw.beginGroup(label: label)
      let value = try draw.branch(weights: [1, 3]) == 0 ? nil : try body(&draw)
      draw.endSpan(group)
      return value
    }
  }

  /// Arrays of another generator's values, spelled where a generator of arrays is asked for.
  @inlinable
  public static func array<Element>(
    of element: Generator<Element>, count: ClosedRange<Int> = 0...100, label: Int = #line
  ) -> Generator<Value> where Value == [Element] {
    element.array(count: count, label: label)
  }

  /// Nil or another generator's value, spelled where a generator of optionals is asked for.
  @inlinable
  public static func optional<Wrapped>(of value: Generator<Wrapped>) -> Generator<Value>
  where Value == Wrapped? {
    value.optional()
  }
}

extension Generator where Value == [UInt8] {
  /// Runs of bytes, drawn as one choice: short and low ones are simpler.
  @inlinable
  public static func bytes(count: ClosedRange<Int> = 0...256) -> Generator<[UInt8]> {
    Generator { draw in try draw.bytes(count: count) }
  }
}

/// A tuple of one value of each generator, in order.
@inlinable
public func zip<each Value>(
  _ generators: repeat Generator<each Value>
) -> Generator<(repeat each Value)> {
  let all = (repeat each generators)
  return Generator { draw in (repeat try (each all).body(&draw)) }
}
