/// One object of a built-in class, one level deep: what it is, and the slots of what it holds.
///
/// Everything that can be checked without looking into what it holds has been: counts agree,
/// nothing is missing, nothing is nil that must not be.
public struct ArchiveLayout: Sendable {
  /// What an object is, apart from what it holds.
  public enum Kind: Hashable, Sendable {
    /// A value that holds no other object.
    case value(ArchiveValue)
    /// Children are the elements.
    case array
    /// Children are the members.
    case set
    /// Children are the members, in order.
    case orderedSet
    /// Children are the members; how many times each was added.
    case countedSet(counts: [UInt64])
    /// Children are all keys, then all values.
    case dictionary
    /// A value of another built-in class, without what it holds: children are that.
    case composite(ArchiveBuiltIn)
    /// An object of another class, read only to be inspected; children are its fields.
    case object(className: String, keys: [String])
  }

  /// What the object is, with what it holds that is not another object.
  public let kind: Kind
  /// The slots of what it holds; nil where a reference is nil and may be.
  public let children: [ArchiveSlot?]

  init(_ kind: Kind, children: [ArchiveSlot?] = []) {
    self.kind = kind
    self.children = children
  }

  /// The object as a value, given the values of its children in order.
  public func assemble(_ children: [ArchiveValue?]) -> ArchiveValue {
    func all() -> [ArchiveValue] { children.compactMap { $0 } }
    switch kind {
    case .value(let value): return value
    case .array: return .array(all())
    case .set: return .set(all())
    case .orderedSet: return .orderedSet(all())
    case .countedSet(let counts):
      return .countedSet(zip(all(), counts).map { ArchiveCountedMember($0, count: $1) })
    case .dictionary:
      let half = children.count / 2
      let pairs = (0..<half).compactMap { index -> ArchivePair? in
        guard let key = children[index], let value = children[half + index] else { return nil }
        return ArchivePair(key, value)
      }
      return .dictionary(ArchiveDictionary(pairs))
    case .composite(let value): return value.family.value(holding: children)
    case .object(let className, let keys):
      return .object(
        ArchiveUnknownObject(
          className: className,
          fields: zip(keys, children).map { ArchiveUnknownObject.Field($0, $1) }))
    }
  }
}
