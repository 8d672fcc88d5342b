import KeyedArchive

/// A place where Foundation hashes, compares, copies or describes what it is given.
enum FoundationPlace: String, CaseIterable, Codable, Sendable {
  case element, member, orderedMember, countedMember, key, value, userInfo, notification, attribute

  /// A value that has these in this place.
  func holding(_ values: [ArchiveValue]) -> ArchiveValue {
    switch self {
    case .element: .array(values)
    case .member: .set(values)
    case .orderedMember: .orderedSet(values)
    case .countedMember: .countedSet(values.map { ArchiveCountedMember($0, count: 2) })
    case .key: .dictionary(ArchiveDictionary(values.map { ArchivePair($0, .string("v")) }))
    case .value:
      .dictionary(
        ArchiveDictionary(
          values.enumerated().map { ArchivePair(.string("k\($0.offset)"), $0.element) }))
    case .userInfo: .array(values.map { FoundationSamples.error($0) })
    case .notification: .array(values.map { FoundationSamples.notification($0) })
    case .attribute: FoundationSamples.attributed(values)
    }
  }
}
