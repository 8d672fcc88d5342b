/// An array whose copies share storage, so that a branch costs what it changes.
///
/// Three levels of arrays: writing one element of a copy duplicates one leaf (32 elements), one
/// middle (64 leaves) and the top (one entry for 2,048 elements). A sole owner writes in place.
struct PersistentArray<Element: Sendable>: Sendable {
  private static var leafShift: Int { 5 }
  private static var leafMask: Int { 31 }
  private static var topShift: Int { 11 }
  private static var middleMask: Int { 63 }

  private var top: [[[Element]]] = []
  private(set) var count = 0

  init() {}

  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      top[index >> Self.topShift][(index >> Self.leafShift) & Self.middleMask][
        index & Self.leafMask]
    }
    @inline(__always) _modify {
      yield &top[index >> Self.topShift][(index >> Self.leafShift) & Self.middleMask][
        index & Self.leafMask]
    }
  }

  subscript(index: UInt32) -> Element {
    @inline(__always) get { self[Int(index)] }
    @inline(__always) _modify { yield &self[Int(index)] }
  }

  mutating func append(_ element: Element) {
    let middle = count >> Self.topShift
    let leaf = (count >> Self.leafShift) & Self.middleMask
    if middle == top.count { top.append([]) }
    if leaf == top[middle].count { top[middle].append([]) }
    top[middle][leaf].append(element)
    count += 1
  }

  mutating func removeLast() {
    precondition(count > 0, "an empty array has no last element")
    count -= 1
    let middle = count >> Self.topShift
    let leaf = (count >> Self.leafShift) & Self.middleMask
    top[middle][leaf].removeLast()
    if top[middle][leaf].isEmpty { top[middle].removeLast() }
    if top[middle].isEmpty { top.removeLast() }
  }

  mutating func removeAll() {
    top = []
    count = 0
  }
}

extension PersistentArray: Sequence {
  func makeIterator() -> AnyIterator<Element> {
    var index = 0
    return AnyIterator {
      guard index < count else { return nil }
      defer { index += 1 }
      return self[index]
    }
  }
}
