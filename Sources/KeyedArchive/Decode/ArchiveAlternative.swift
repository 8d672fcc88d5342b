/// One of the types that may be in a place.
public struct ArchiveAlternative<Value> {
  let archiveClass: ArchiveClass
  let rule: ArchiveRule<Value>

  /// Objects of one type, made into the common one.
  public init<Object: ArchiveDecodable>(
    _ type: Object.Type, _ change: @escaping (Object) -> Value
  ) {
    archiveClass = type.archiveClass
    rule = ArchiveRule<Object>.object(type).map { (object) throws(ArchiveError) in change(object) }
  }
}
