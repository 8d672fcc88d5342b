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
