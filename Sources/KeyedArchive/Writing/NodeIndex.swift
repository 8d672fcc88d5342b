/// Finds a node that is in the table already, by a hash of what it holds: open addressing over the
/// numbers of nodes, at most half full, without a copy of any key.
struct NodeIndex {
  /// A hash above the number of a node and 1; 0 where there is none. A power of two of them.
  private var slots = [UInt64](filledWith: 0, count: 64)
  private var count = 0

  /// The node with this hash that holds the same; nil when there is none.
  @inline(__always)
  func find(_ hash: UInt32, _ isSame: (WritingTable.Number) -> Bool) -> WritingTable.Number? {
    let mask = slots.count &- 1
    var place = Int(hash) & mask
    while slots[place] != 0 {
      let slot = slots[place]
      if UInt32(truncatingIfNeeded: slot &>> 32) == hash {
        let number = WritingTable.Number(truncatingIfNeeded: slot) &- 1
        if isSame(number) { return number }
      }
      place = (place &+ 1) & mask
    }
    return nil
  }

  /// Adds a node that `find` has not found.
  mutating func insert(_ number: WritingTable.Number, _ hash: UInt32) {
    if 2 * count >= slots.count { grow() }
    put(UInt64(hash) &<< 32 | UInt64(number &+ 1))
    count += 1
  }

  /// Makes room for so many nodes in all.
  mutating func reserve(_ total: Int) {
    var size = slots.count
    while size < 2 * total { size *= 2 }
    if size > slots.count { grow(to: size) }
  }

  private mutating func put(_ slot: UInt64) {
    let mask = slots.count &- 1
    var place = Int(slot &>> 32) & mask
    while slots[place] != 0 { place = (place &+ 1) & mask }
    slots[place] = slot
  }

  private mutating func grow() {
    grow(to: 4 * slots.count)
  }

  private mutating func grow(to size: Int) {
    let old = slots
    slots = [UInt64](filledWith: 0, count: size)
    for slot in old where slot != 0 { put(slot) }
  }
}
