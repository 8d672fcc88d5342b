import PropertyEngine

/// A record as any table has them.
struct Record: Hashable, Sendable {
  let id: Int
  let name: String
  let isOpen: Bool

  static let generator = zip(.int(), .string(), .bool).map {
    Record(id: $0, name: $1, isOpen: $2)
  }

  func differsInNameAlone(from other: Record) -> Bool {
    id == other.id && isOpen == other.isOpen && name != other.name
  }
}
