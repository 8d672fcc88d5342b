/// What an archive can refer to: a Foundation value, an object, or a container of both.
public enum ArchiveItem {
  case value(ArchiveValue)
  case object(any ArchiveEncodable)
  /// Written as an `NSArray`.
  case array([ArchiveItem])
  /// Written as an `NSSet`, in this order.
  case set([ArchiveItem])
  /// Written as an `NSDictionary`, in this order.
  case dictionary([(key: ArchiveItem, value: ArchiveItem)])
}

extension ArchiveItem {
  /// Elements or entries of a container; 0 for anything else.
  var childCount: Int {
    switch self {
    case .value(.array(let elements)), .value(.set(let elements)): elements.count
    case .value(.dictionary(let entries)): entries.count
    case .array(let items), .set(let items): items.count
    case .dictionary(let entries): entries.count
    case .value, .object: 0
    }
  }
}
