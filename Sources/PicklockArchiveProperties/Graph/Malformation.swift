import KeyedArchive

/// One way to damage an archive, and what it must be refused for.
struct Malformation: Sendable {
  /// Where the damage is done. The number steers it: which object, which of several wrong values.
  enum Place: Sendable {
    case parts(@Sendable (inout ArchiveParts, Int) -> Void)
    case form(@Sendable (inout BinaryForm, Int) -> Void)
    case bytes(@Sendable (inout [UInt8], Int) -> Void)
    /// The entry of a dictionary put into the XML form, one of several.
    case markup([String])
  }

  /// How far reading gets before it notices.
  enum Reach: Hashable, Sendable {
    /// The archive does not open.
    case archive
    /// It opens; its root is not a value.
    case root
  }

  /// The number of the malformed kind, from 1 to 32.
  let kind: Int
  /// A few words.
  let name: String
  let reach: Reach
  /// The errors that say it; one is right for most.
  let codes: Set<ArchiveError.Code>
  let place: Place

  init(
    _ kind: Int, _ name: String, _ codes: Set<ArchiveError.Code>, reach: Reach = .archive,
    _ place: Place
  ) {
    self.kind = kind
    self.name = name
    self.reach = reach
    self.codes = codes
    self.place = place
  }

  /// Every kind there is, the numbers in order.
  static let all = (container + markup + envelope + values).sorted { $0.kind < $1.kind }
}
