extension AnyProperty {
  /// The same property, which asks `gate` before it draws a case; a gate that throws `Discard`
  /// keeps the generator from running.
  package func gated(by gate: @escaping @Sendable () throws -> Void) -> AnyProperty {
    let inner = self
    return AnyProperty(
      name: name, summary: summary, format: format, limits: limits,
      evaluate: { draw, observations in
        try gate()
        try inner.evaluate(&draw, &observations)
      },
      prepare: { draw in
        try gate()
        return try inner.prepare(&draw)
      })
  }
}
