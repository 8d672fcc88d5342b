/// A value of a built-in class that is neither plain nor a container: a URL, a calendar, a decimal
/// number.
public struct ArchiveBuiltIn: Hashable, Sendable {
  let family: any BuiltInFamily

  init(_ family: some BuiltInFamily) {
    self.family = family
  }

  /// The value without what `ArchiveValue` knows of it.
  package var value: any BuiltInValue { family }

  /// The kind of object that archives store it as.
  public var kind: ArchiveKind { type(of: family).kind }

  /// The value as one of its types, such as `ArchiveURL`; nil where it is of another.
  public func value<Value>(as type: Value.Type) -> Value? { family as? Value }

  /// Whether both are the same value of the same type.
  public static func == (left: Self, right: Self) -> Bool {
    left.family.isEqual(to: right.family)
  }

  /// Hashes the kind and the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    family.hash(into: &hasher)
  }
}
