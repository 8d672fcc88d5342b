extension Generator {
  /// What `make` makes of one value of each generator, in order: `.building(Point.init, x, y)`.
  ///
  /// The simplest value is made of the simplest parts, and each part shrinks on its own. An error
  /// of `make` fails the case, a `Discard` discards it.
  @inlinable
  public static func building<each Part>(
    _ make: @escaping @Sendable (repeat each Part) throws -> Value,
    _ parts: repeat Generator<each Part>, label: Int = #line
  ) -> Generator<Value> {
    let all = (repeat each parts)
    return Generator { draw in
      // Spans of one label hold the same kind of value: here only the same part does.
      var partLabel = label &* 256
      return try make(repeat try (each all).part(&partLabel, &draw))
    }
  }

  @inlinable
  func part(_ label: inout Int, _ draw: inout Draw) throws -> Value {
    label &+= 1
    return try draw.span(.group, label: label, body)
  }
}
