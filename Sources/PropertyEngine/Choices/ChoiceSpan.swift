/// Choices that belong together: an element, a command, an argument.
///
/// The shrinker deletes, sorts, moves and replaces spans as wholes.
public struct ChoiceSpan: Hashable, Sendable {
  /// What the choices of a span are to each other.
  public enum Kind: UInt8, Hashable, Sendable {
    /// A collection: its first choice is the count, its children of kind `element` the contents.
    case list
    /// One element of the list around it.
    case element
    /// A value that may replace a span of the same kind around it (a subtree, a subexpression).
    case recursive
    /// A step of an open-ended sequence, which can be deleted as it is; `label` is its kind.
    case step
    /// Anything else worth explaining or replacing as a whole.
    case group
  }

  /// What the span is a note of.
  public let kind: Kind
  /// Spans of the same kind and label hold the same kind of value.
  public internal(set) var label: Int
  /// The first choice.
  public internal(set) var start: Int
  /// One past the last choice.
  public internal(set) var end: Int
  /// The index of the span around this one, or nil.
  public internal(set) var parent: Int?

  /// The places of its choices.
  public var range: Range<Int> { start..<end }
  /// How many choices it holds.
  public var count: Int { end - start }
}
