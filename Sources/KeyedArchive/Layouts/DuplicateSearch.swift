/// Refuses a key or member that occurs twice: readers differ in which one they keep.
struct DuplicateSearch {
  static let few = 12

  let layout: ArchiveLayout.Kind
  let id: UInt32

  /// - Parameter weight: what comparing all children once costs.
  func check(
    _ children: ArraySlice<ArchiveValue?>, weight: Int, _ budget: inout WorkBudget
  ) throws(ArchiveError) {
    let members: ArraySlice<ArchiveValue?>
    switch layout {
    case .dictionary: members = children.prefix(children.count / 2)
    case .set, .orderedSet, .countedSet: members = children
    case .value, .array, .composite, .object:
      return
    }
    try budget.charge(weight)
    try check(members: members)
  }

  func check(members: ArraySlice<ArchiveValue?>) throws(ArchiveError) {
    let repeated =
      members.count <= Self.few
      ? Self.repeatedByPairs(members) : Self.repeatedByHashing(members)
    if let repeated { throw self.repeated(repeated) }
  }

  /// The error for the child at an index.
  func repeated(_ index: Int) -> ArchiveError {
    let isKey = layout == .dictionary
    return ArchiveError(
      isKey ? .duplicateKey : .containerShape,
      path: ArchivePath([.object(id), .field(isKey ? "NS.keys" : "NS.objects"), .index(index)]),
      detail: .reason("an earlier \(isKey ? "key" : "member") is equal"))
  }

  private static func repeatedByPairs(_ members: ArraySlice<ArchiveValue?>) -> Int? {
    for later in members.indices.dropFirst() {
      for earlier in members.startIndex..<later
      where isSame(members[earlier], members[later]) {
        return later - members.startIndex
      }
    }
    return nil
  }

  private static func repeatedByHashing(_ members: ArraySlice<ArchiveValue?>) -> Int? {
    var texts: Set<ExactString> = []
    var others: Set<ArchiveValue> = []
    texts.reserveCapacity(members.count)
    for (index, member) in members.enumerated() {
      switch member {
      case nil: continue
      case .string(let text): if !texts.insert(ExactString(text)).inserted { return index }
      case .some(let value): if !others.insert(value).inserted { return index }
      }
    }
    return nil
  }

  /// Foundation compares strings by their code units: a letter and its accent are not the one
  /// character that looks the same.
  private static func isSame(_ left: ArchiveValue?, _ right: ArchiveValue?) -> Bool {
    guard case .string(let left) = left, case .string(let right) = right else {
      return left == right
    }
    return ExactString(left) == ExactString(right)
  }
}
