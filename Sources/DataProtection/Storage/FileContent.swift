/// The bytes of a file, in pages of 512, so that a write to a copy duplicates one page.
package struct FileContent: Sendable {
  private static var pageShift: Int { 9 }
  private static var pageBytes: Int { 512 }
  private static let zeroPage = [UInt8](repeating: 0, count: pageBytes)

  /// The first page: all of a small file.
  private var first: [UInt8] = []
  /// The other pages, each full length; bytes past the end are zero.
  private var rest = PersistentArray<[UInt8]>()
  package private(set) var size = 0

  init() {}

  init(_ bytes: [UInt8]) { write(bytes, at: 0) }

  /// Up to `count` bytes from `offset`; fewer at the end.
  func read(at offset: Int, count: Int) -> [UInt8] {
    guard offset < size, count > 0 else { return [] }
    let end = min(size, offset + min(count, size))
    if end <= first.count {
      return offset == 0 && end == first.count ? first : Array(first[offset..<end])
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(end - offset)
    var position = offset
    while position < end {
      let inPage = position & (Self.pageBytes - 1)
      let length = min(end - position, Self.pageBytes - inPage)
      let page = position >> Self.pageShift
      if page == 0 {
        bytes.append(contentsOf: first[inPage..<(inPage + length)])
      } else {
        bytes.append(contentsOf: rest[page - 1][inPage..<(inPage + length)])
      }
      position += length
    }
    return bytes
  }

  /// Writes, extending with zeros where needed.
  mutating func write(_ bytes: [UInt8], at offset: Int) {
    guard !bytes.isEmpty else { return }
    let end = offset + bytes.count
    if end > size {
      if offset == size && end <= Self.pageBytes {
        first.append(contentsOf: bytes)
        size = end
        return
      }
      resize(to: end)
    }
    var position = offset
    for byte in bytes {
      let inPage = position & (Self.pageBytes - 1)
      let page = position >> Self.pageShift
      if page == 0 { first[inPage] = byte } else { rest[page - 1][inPage] = byte }
      position += 1
    }
  }

  /// Cuts, or extends with zeros.
  mutating func resize(to newSize: Int) {
    if newSize < size { clear(from: newSize) }
    let firstCount = min(newSize, Self.pageBytes)
    if firstCount > first.count {
      first.append(contentsOf: repeatElement(0, count: firstCount - first.count))
    } else {
      first.removeLast(first.count - firstCount)
    }
    let pages = newSize <= Self.pageBytes ? 0 : (newSize - 1) >> Self.pageShift
    while rest.count > pages { rest.removeLast() }
    while rest.count < pages { rest.append(Self.zeroPage) }
    size = newSize
  }

  /// Keeps the rule that bytes past the end of the last page are zero.
  private mutating func clear(from newSize: Int) {
    let page = newSize >> Self.pageShift
    guard page > 0, page <= rest.count else { return }
    for index in (newSize & (Self.pageBytes - 1))..<Self.pageBytes where rest[page - 1][index] != 0
    {
      rest[page - 1][index] = 0
    }
  }
}

extension FileContent: Equatable {
  package static func == (left: FileContent, right: FileContent) -> Bool {
    left.size == right.size
      && left.read(at: 0, count: left.size) == right.read(at: 0, count: right.size)
  }
}
