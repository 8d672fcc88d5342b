/// What the bytes of a saved or fuzzed input mean.
public enum InputFormat: Hashable, Sendable {
  /// The bytes decode to choices (see `ChoiceSequence.encoded`).
  case choices
  /// The bytes are the value of the generator's one `bytes` choice: a saved input is a literal
  /// file.
  case raw
}
