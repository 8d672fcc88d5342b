// What sequences of commands ask of a draw beyond what values do.
extension Draw {
  /// Whether choices come from a seed: only then do weights and swarms steer them.
  @usableFromInline var isRandom: Bool { mode == .random }

  /// A number from 0 through `bound` that steers a random case and is not part of it.
  @usableFromInline mutating func steer(through bound: UInt64) -> UInt64 {
    random.next(through: bound)
  }

  /// Records a choice that a random case has steered to.
  @usableFromInline mutating func take(_ index: UInt64, of domain: NumberDomain) throws {
    if copy.isActive { copy.next += 1 }
    try record(index, domain)
  }

  /// Gives a span its label once it is known.
  @usableFromInline mutating func labelSpan(_ token: Int, _ label: Int) {
    if token >= 0 { spans[token].label = label }
  }

  /// Draws one of the live handles of a table; nil when there is none.
  ///
  /// The choice is the handle's age, the number of handles made after it: deleting what came
  /// before a handle then leaves every use of it alone. An age that belongs to no live handle
  /// is moved to the nearest that does, the older one first.
  ///
  /// - Complexity: O(log *n*) in the number of live handles.
  @inlinable
  public mutating func handle<Detail>(of table: HandleTable<Detail>) throws -> SymbolicHandle? {
    let domain = NumberDomain.branch(256)
    guard !table.isEmpty else {
      if isRandom { try take(0, of: domain) } else { _ = try index(in: domain) }
      return nil
    }
    if isRandom {
      let position = Int(steer(through: UInt64(table.count - 1)))
      let handle = table.live[position].handle
      let age = table.made - 1 - handle.number
      guard age <= 255 else { return try newest(of: table, domain) }
      try take(UInt64(age), of: domain)
      return handle
    }
    let age = Int(truncatingIfNeeded: try index(in: domain))
    let bound = table.lowerBound(SymbolicHandle(table.made - 1 - age))
    let exact = bound < table.count && table.live[bound].handle.number == table.made - 1 - age
    let position = exact ? bound : max(bound - 1, 0)
    let handle = table.live[position].handle
    let resolved = table.made - 1 - handle.number
    guard resolved <= 255 else {
      takeBack()
      return try newest(of: table, domain)
    }
    try resolve(to: UInt64(resolved), domain)
    return handle
  }

  /// Forgets a step that may not come here. In an enumeration the path ends: what could follow
  /// follows a step that is allowed too.
  @usableFromInline mutating func drop(to mark: Mark) throws {
    rewind(to: mark)
    if asked != nil { throw Discard.duplicate }
  }

  /// Forgets the last choice.
  @usableFromInline mutating func takeBack() { recording.truncate(to: recording.count - 1) }

  /// Records another index for the last choice: what it was taken to mean. In an enumeration the
  /// path of that index is another one.
  @usableFromInline mutating func resolve(to index: UInt64, _ domain: NumberDomain) throws {
    if let last = asked?.last, last.index != index { throw Discard.duplicate }
    takeBack()
    recording.append(index, domain)
  }

  /// The newest live handle, for tables whose other ages do not fit; clamped ages name it too.
  @inlinable
  mutating func newest<Detail>(
    of table: HandleTable<Detail>, _ domain: NumberDomain
  ) throws -> SymbolicHandle? {
    let handle = table.live[table.count - 1].handle
    try take(UInt64(min(table.made - 1 - handle.number, 255)), of: domain)
    return handle
  }
}
