/// Every directory entry of a volume: (directory, name) to node, one hash table for all.
///
/// The table grows one bucket at a time (linear hashing), so no insertion pays for all the others,
/// and lives in persistent arrays, so a branch copies only what it changes. Entry 0 means none.
struct EntryTable: Sendable {
  struct Entry: Sendable {
    var name: DevicePath.Name
    var parent: UInt32
    var node: UInt32
    var nextInBucket: UInt32 = 0
    var nextSibling: UInt32 = 0
    var previousSibling: UInt32 = 0
  }

  private var entries = PersistentArray<Entry>()
  private var buckets = PersistentArray<UInt32>()
  private var firstFree: UInt32 = 0
  private var live = 0

  init() {
    for _ in 0..<8 { buckets.append(0) }
  }

  subscript(id: UInt32) -> Entry {
    @inline(__always) get { entries[id - 1] }
  }

  /// The entry with that name, or 0.
  @inline(__always)
  func find(_ name: DevicePath.Name, in parent: UInt32) -> UInt32 {
    var id = buckets[bucket(of: Self.hash(name, parent))]
    while id != 0 {
      let index = Int(id) - 1
      if entries[index].parent == parent && entries[index].name == name { return id }
      id = entries[index].nextInBucket
    }
    return 0
  }

  /// Adds an entry in front of `sibling`, the directory's first until now.
  mutating func insert(
    _ name: DevicePath.Name, in parent: UInt32, node: UInt32, before sibling: UInt32
  )
    -> UInt32
  {
    if live >= buckets.count { split() }
    let index = bucket(of: Self.hash(name, parent))
    var entry = Entry(name: name, parent: parent, node: node)
    entry.nextInBucket = buckets[index]
    entry.nextSibling = sibling
    var id = firstFree
    if id == 0 {
      entries.append(entry)
      id = UInt32(entries.count)
    } else {
      firstFree = entries[id - 1].nextInBucket
      entries[id - 1] = entry
    }
    buckets[index] = id
    if sibling != 0 { entries[sibling - 1].previousSibling = id }
    live += 1
    return id
  }

  /// Removes an entry; returns the directory's first entry, given what it was.
  mutating func remove(_ id: UInt32, first: UInt32) -> UInt32 {
    let entry = self[id]
    unchain(id, bucket: bucket(of: Self.hash(entry.name, entry.parent)))
    if entry.nextSibling != 0 {
      entries[entry.nextSibling - 1].previousSibling = entry.previousSibling
    }
    if entry.previousSibling != 0 {
      entries[entry.previousSibling - 1].nextSibling = entry.nextSibling
    }
    entries[id - 1].nextInBucket = firstFree
    entries[id - 1].node = 0
    firstFree = id
    live -= 1
    return first == id ? entry.nextSibling : first
  }

  /// Makes an entry name another node.
  mutating func retarget(_ id: UInt32, node: UInt32) { entries[id - 1].node = node }

  private mutating func unchain(_ id: UInt32, bucket index: Int) {
    if buckets[index] == id {
      buckets[index] = self[id].nextInBucket
      return
    }
    var previous = buckets[index]
    while self[previous].nextInBucket != id { previous = self[previous].nextInBucket }
    entries[previous - 1].nextInBucket = self[id].nextInBucket
  }

  /// Adds one bucket and moves to it the entries that belong there.
  private mutating func split() {
    let added = buckets.count
    let source = added & ~(1 << (Int.bitWidth - 1 - added.leadingZeroBitCount))
    buckets.append(0)
    var id = buckets[source]
    buckets[source] = 0
    while id != 0 {
      let next = self[id].nextInBucket
      let index = bucket(of: Self.hash(self[id].name, self[id].parent))
      entries[id - 1].nextInBucket = buckets[index]
      buckets[index] = id
      id = next
    }
  }

  @inline(__always)
  private func bucket(of hash: UInt64) -> Int {
    let count = buckets.count
    let mask = (1 << (Int.bitWidth - (count - 1).leadingZeroBitCount)) - 1
    let index = Int(truncatingIfNeeded: hash) & mask
    return index < count ? index : index & (mask >> 1)
  }

  @inline(__always)
  private static func hash(_ name: DevicePath.Name, _ parent: UInt32) -> UInt64 {
    var hash = (name.hash ^ UInt64(parent)) &* 0x9e37_79b9_7f4a_7c15
    hash ^= hash >> 32
    return hash
  }
}
