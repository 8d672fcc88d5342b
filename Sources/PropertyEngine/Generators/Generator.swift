/// A recipe that turns choices into a value.
///
/// Write one in the direct style, drawing from other generators and from `draw` itself:
///
///     let pair = Generator { draw in
///       let low = try draw(.int(in: 0...9))
///       return (low, try draw(.int(in: low...9)))
///     }
///
/// The shrinker edits the choices and runs the recipe again, so whatever a recipe can make it can
/// also shrink, through `flatMap` and recursion too. A recipe must depend on nothing but its draws.
public struct Generator<Value>: Sendable {
  @usableFromInline let body: @Sendable (inout Draw) throws -> Value

  /// Makes a generator of a closure that draws; it may throw `Discard`.
  @inlinable
  public init(_ body: @escaping @Sendable (inout Draw) throws -> Value) { self.body = body }

  /// The values of this generator, transformed.
  @inlinable
  public func map<New>(
    _ transform: @escaping @Sendable (Value) throws -> New
  ) -> Generator<New> {
    let body = body
    return Generator<New> { draw in try transform(try body(&draw)) }
  }

  /// Draws a value, then from the generator it selects.
  @inlinable
  public func flatMap<New>(
    _ transform: @escaping @Sendable (Value) throws -> Generator<New>
  ) -> Generator<New> {
    let body = body
    return Generator<New> { draw in try transform(try body(&draw)).body(&draw) }
  }

  /// Only the values that satisfy `isIncluded`: tries `DrawLimits.filterAttempts` times, then
  /// discards the case. Where possible build what you need instead of filtering.
  ///
  /// - Parameter reason: why the case is discarded, by default where the filter is written.
  ///
  /// - Complexity: up to `DrawLimits.filterAttempts` runs of the generator and of the condition for
  ///   each value.
  @inlinable
  public func filter(
    _ reason: String? = nil, fileID: StaticString = #fileID, line: Int = #line,
    _ isIncluded: @escaping @Sendable (Value) throws -> Bool
  ) -> Generator<Value> {
    let body = body
    let reason = reason ?? "no value passed the filter at \(fileID):\(line)"
    return Generator { draw in
      for attempt in 0..<draw.filterAttempts {
        let mark = draw.mark
        let value = try attempt == 0 ? body(&draw) : draw.unbiased(body)
        if try isIncluded(value) { return value }
        draw.rewind(to: mark)
      }
      throw Discard(reason)
    }
  }
}
