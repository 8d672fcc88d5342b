// For machinery in this package that must stand around every case, at next to no cost for each.
extension AnyProperty {
  /// The same property, each case of which runs inside `surroundings`.
  package func surrounded(
    by surroundings: @escaping @Sendable (_ evaluate: () throws -> Void) throws -> Void
  ) -> AnyProperty {
    let inner = self
    return AnyProperty(
      name: name, summary: summary, format: format, limits: limits,
      evaluate: { draw, observations in
        try surroundings { try inner.evaluate(&draw, &observations) }
      },
      prepare: { draw in
        let trial = try inner.prepare(&draw)
        return trial.checked { observations in
          try surroundings { try trial.check(&observations) }
        }
      })
  }

  /// The same property, which asks `gate` before it draws a case, and has the case judged inside
  /// `surroundings`, after the generator has made it.
  ///
  /// A gate that throws `Discard` keeps the generator from running.
  package func gated(
    by gate: @escaping @Sendable () throws -> Void,
    judged surroundings: @escaping @Sendable (_ check: () throws -> Void) throws -> Void
  ) -> AnyProperty {
    let inner = self
    let prepare: @Sendable (inout Draw) throws -> DrawnCase = { draw in
      try gate()
      let trial = try inner.prepare(&draw)
      return trial.checked { observations in
        try surroundings { try trial.check(&observations) }
      }
    }
    return AnyProperty(
      name: name, summary: summary, format: format, limits: limits,
      evaluate: { draw, observations in try prepare(&draw).check(&observations) },
      prepare: prepare)
  }

  /// The same property, which calls `amend` once each case was judged, also when it failed.
  package func amended(
    by amend: @escaping @Sendable (inout Observations) -> Void
  ) -> AnyProperty {
    let inner = self
    return AnyProperty(
      name: name, summary: summary, format: format, limits: limits,
      evaluate: { draw, observations in
        defer { amend(&observations) }
        try inner.evaluate(&draw, &observations)
      },
      prepare: { draw in
        let trial = try inner.prepare(&draw)
        return trial.checked { observations in
          defer { amend(&observations) }
          try trial.check(&observations)
        }
      })
  }
}
