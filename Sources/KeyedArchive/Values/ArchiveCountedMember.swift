/// One member of an archived counted set.
public struct ArchiveCountedMember: Hashable, Sendable {
  /// What was added.
  public var member: ArchiveValue
  /// How many times the member was added: 1 or more.
  public var count: UInt64

  /// A member and its count.
  public init(_ member: ArchiveValue, count: UInt64) {
    self.member = member
    self.count = count
  }
}
