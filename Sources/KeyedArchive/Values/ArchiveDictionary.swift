/// The entries of an archived dictionary, in the order of the archive.
///
/// Keys and values lie apart, so that dictionaries of one record type share the list of their keys.
/// As a collection its elements are pairs.
public struct ArchiveDictionary: Hashable, Sendable {
  /// The keys, in order; as many as there are values.
  public private(set) var keys: [ArchiveValue]
  /// The values, in the order of their keys.
  public private(set) var values: [ArchiveValue]

  /// The entries of these pairs.
  public init(_ pairs: some Sequence<ArchivePair>) {
    keys = []
    values = []
    keys.reserveCapacity(pairs.underestimatedCount)
    values.reserveCapacity(pairs.underestimatedCount)
    for pair in pairs {
      keys.append(pair.key)
      values.append(pair.value)
    }
  }

  /// The entries of keys and as many values.
  @inline(__always)
  init(keys: [ArchiveValue], values: [ArchiveValue]) {
    precondition(keys.count == values.count, "each key needs a value")
    self.keys = keys
    self.values = values
  }

  /// The value of the first entry under this text; nil when there is none. Takes time in the number
  /// of entries.
  public subscript(key key: String) -> ArchiveValue? {
    let wanted = ExactString(key)
    let index = keys.firstIndex {
      if case .string(let text) = $0 { ExactString(text) == wanted } else { false }
    }
    return index.map { values[$0] }
  }
}

extension ArchiveDictionary: RandomAccessCollection, MutableCollection {
  /// Zero, unless it is empty.
  public var startIndex: Int { 0 }
  /// The number of entries.
  public var endIndex: Int { keys.count }

  /// One entry; the index must be one of the collection.
  public subscript(position: Int) -> ArchivePair {
    get { ArchivePair(keys[position], values[position]) }
    set {
      keys[position] = newValue.key
      values[position] = newValue.value
    }
  }
}

extension ArchiveDictionary: ExpressibleByArrayLiteral {
  /// The entries of a list of pairs.
  public init(arrayLiteral pairs: ArchivePair...) {
    self.init(pairs)
  }
}
