/// What a property says of a case, by the interpreter's own reading.
enum CaseVerdict: Hashable, Sendable {
  case passes
  case discarded
  /// It fails; the name tells one failure from another.
  case fails(String)
}
