// Rows by what a query tells apart, so that a query costs what it finds and not what is stored.
extension KeychainRows {
  /// How many rows there are of a group. Constant time.
  package func count(of group: KeychainGroup) -> Int { groups[group]?.count ?? 0 }

  /// The names of a group's rows, in no order that means anything. Constant time for each.
  package func ids(of group: KeychainGroup) -> PersistentArray<KeychainItemID> {
    groups[group] ?? PersistentArray()
  }

  /// Adds a name to its group; returns its place there.
  mutating func enlist(_ id: KeychainItemID, in group: KeychainGroup) -> Int {
    groups[group, default: PersistentArray()].append(id)
    return count(of: group) - 1
  }

  /// Takes a name out of its group, moving the group's last one to its place.
  mutating func strike(_ position: Int, from group: KeychainGroup) {
    guard let last = groups[group]?.last else { return }
    groups[group]?[position] = last
    groups[group]?.removeLast()
    if count(of: group) == 0 { groups[group] = nil }
    if position < count(of: group) { setPosition(of: last, to: position) }
  }

  /// What the index has wrong, compared with all rows one by one; nil when it is right.
  package var indexFault: String? {
    var seen = 0
    for (id, row) in self {
      let group = KeychainGroup(id, row)
      guard let position = position(of: id), position < count(of: group) else {
        return "\(id.name) has no place in its group"
      }
      guard ids(of: group)[position] == id else { return "\(id.name) is not at its place" }
      seen += 1
    }
    let listed = groups.values.reduce(0) { $0 + $1.count }
    return listed == seen ? nil : "\(listed) names for \(seen) rows"
  }
}
