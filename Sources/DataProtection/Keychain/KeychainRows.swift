/// The rows of a keychain by primary key: a hash table that grows one bucket at a time.
///
/// It lives in persistent arrays, so that a copy of the device copies only what it changes. The
/// hash is FNV-1a, so that the order of rows is the same in every process. Beside the table, each
/// row's name is kept in the list of its `KeychainGroup`: that is the index of queries.
package struct KeychainRows: Sendable {
  package typealias Element = (id: KeychainItemID, row: KeychainRow)

  private struct Entry: Sendable {
    let hash: UInt64
    let id: KeychainItemID
    var row: KeychainRow
    /// Where the name is in the list of the row's group.
    var position: Int
  }

  private static let rowsPerBucket = 2

  private var buckets = PersistentArray<[Entry]>()
  private(set) var count = 0
  /// The names of all rows, by group; no group is empty.
  var groups: [KeychainGroup: PersistentArray<KeychainItemID>] = [:]

  init() { buckets.append([]) }

  package subscript(id: KeychainItemID) -> KeychainRow? {
    get {
      let hash = Self.hash(id)
      let index = index(of: hash)
      guard let place = place(of: id, hash, in: index) else { return nil }
      return buckets[index][place].row
    }
    set {
      let hash = Self.hash(id)
      let index = index(of: hash)
      let place = place(of: id, hash, in: index)
      switch (place, newValue) {
      case (let place?, let row?):
        let (old, new) = (KeychainGroup(id, buckets[index][place].row), KeychainGroup(id, row))
        buckets[index][place].row = row
        if old != new {
          let position = buckets[index][place].position
          strike(position, from: old)
          buckets[index][place].position = enlist(id, in: new)
        }
      case (let place?, nil):
        let entry = buckets[index].remove(at: place)
        count -= 1
        strike(entry.position, from: KeychainGroup(id, entry.row))
      case (nil, let row?):
        let position = enlist(id, in: KeychainGroup(id, row))
        buckets[index].append(Entry(hash: hash, id: id, row: row, position: position))
        count += 1
        if count > buckets.count * Self.rowsPerBucket { split() }
      case (nil, nil): break
      }
    }
  }

  /// Where a row's name is in the list of its group; nil where there is no such row.
  func position(of id: KeychainItemID) -> Int? {
    let hash = Self.hash(id)
    let index = index(of: hash)
    return place(of: id, hash, in: index).map { buckets[index][$0].position }
  }

  mutating func setPosition(of id: KeychainItemID, to position: Int) {
    let hash = Self.hash(id)
    let index = index(of: hash)
    if let place = place(of: id, hash, in: index) { buckets[index][place].position = position }
  }

  @inline(__always)
  private func place(of id: KeychainItemID, _ hash: UInt64, in index: Int) -> Int? {
    for place in 0..<buckets[index].count
    where buckets[index][place].hash == hash && buckets[index][place].id == id {
      return place
    }
    return nil
  }

  /// Adds one bucket and moves to it the rows that belong there.
  private mutating func split() {
    let added = buckets.count
    let source = added & ~(1 << (Int.bitWidth - 1 - added.leadingZeroBitCount))
    let entries = buckets[source]
    buckets.append([])
    buckets[source] = entries.filter { index(of: $0.hash) == source }
    buckets[added] = entries.filter { index(of: $0.hash) == added }
  }

  private func index(of hash: UInt64) -> Int {
    let mask = (1 << (Int.bitWidth - (buckets.count - 1).leadingZeroBitCount)) - 1
    let index = Int(truncatingIfNeeded: hash ^ (hash >> 32)) & mask
    return index < buckets.count ? index : index & (mask >> 1)
  }

  private static func hash(_ id: KeychainItemID) -> UInt64 {
    var hash: UInt64 = id.isSynchronizable ? 0x8422_2325_cbf2_9ce4 : 0xcbf2_9ce4_8422_2325
    for byte in id.name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return hash
  }
}

extension KeychainRows: Sequence {
  /// All rows, in an order that depends on nothing but the history of the table.
  package func makeIterator() -> AnyIterator<Element> {
    var bucket = 0
    var position = 0
    return AnyIterator {
      while bucket < buckets.count {
        let entries = buckets[bucket]
        if position < entries.count {
          position += 1
          return (entries[position - 1].id, entries[position - 1].row)
        }
        bucket += 1
        position = 0
      }
      return nil
    }
  }
}

extension KeychainRows: Hashable {
  package static func == (left: KeychainRows, right: KeychainRows) -> Bool {
    left.count == right.count && left.allSatisfy { right[$0.id] == $0.row }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(reduce(0) { $0 ^ Self.hash($1.id) })
  }
}
