/// An array whose copies share storage, so that a branch costs what it changes.
///
/// Four levels of arrays, sixteen wide below the top: writing one element of a copy duplicates a
/// leaf, two inner arrays and the top, which has one entry for each 4,096 elements. A sole owner
/// writes in place. Every access walks the same four levels, so a full device is no slower than an
/// empty one, except for the caches of the machine.
package struct PersistentArray<Element: Sendable>: Sendable {
  private var top: [[[[Element]]]] = []
  package private(set) var count = 0

  init() {}

  var isEmpty: Bool { count == 0 }

  var last: Element? { isEmpty ? nil : self[count - 1] }

  package subscript(index: Int) -> Element {
    @inline(__always) get {
      top[index >> 12][(index >> 8) & 15][(index >> 4) & 15][index & 15]
    }
    @inline(__always) _modify {
      yield &top[index >> 12][(index >> 8) & 15][(index >> 4) & 15][index & 15]
    }
  }

  package subscript(index: UInt32) -> Element {
    @inline(__always) get { self[Int(index)] }
    @inline(__always) _modify { yield &self[Int(index)] }
  }

  mutating func append(_ element: Element) {
    let (a, b, c) = (count >> 12, (count >> 8) & 15, (count >> 4) & 15)
    if a == top.count { top.append([]) }
    if b == top[a].count { top[a].append([]) }
    if c == top[a][b].count { top[a][b].append([]) }
    top[a][b][c].append(element)
    count += 1
  }

  mutating func removeLast() {
    precondition(count > 0, "an empty array has no last element")
    count -= 1
    let (a, b, c) = (count >> 12, (count >> 8) & 15, (count >> 4) & 15)
    top[a][b][c].removeLast()
    if top[a][b][c].isEmpty { top[a][b].removeLast() }
    if top[a][b].isEmpty { top[a].removeLast() }
    if top[a].isEmpty { top.removeLast() }
  }

  mutating func removeAll() {
    top = []
    count = 0
  }
}

extension PersistentArray: Sequence {
  package func makeIterator() -> AnyIterator<Element> {
    var index = 0
    return AnyIterator {
      guard index < count else { return nil }
      defer { index += 1 }
      return self[index]
    }
  }
}
