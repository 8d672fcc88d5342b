/// A sound subject failed its own property, so no figure would mean anything.
struct StatefulFinding: Error, CustomStringConvertible {
  let report: String

  var description: String { "a sound subject fails: \(report)" }
}
