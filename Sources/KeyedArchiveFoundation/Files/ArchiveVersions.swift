public import KeyedArchive

/// Every stored form of a type, oldest first, and how each becomes the next.
///
///     ArchiveFile(path: path, versions: .first(NoteV1.self).next(NoteV2.self) { NoteV2($0) })
///
/// Forms that are types are numbered from 1. `ArchiveFile` stores the number in the field `schema`
/// of the root object. Other forms are read by closures:
///
///     let versions = ArchiveVersions.first(1) { try readMemo1($0) }
///       .next(2, decode: { try readMemo2($0) }, migrate: { Memo2(text: $0.text, tags: []) })
///
/// An archive of version 1 is decoded as version 1 was, then taken through every step up to the
/// newest: no step is skipped, so each can be tested with the bytes its version wrote.
public struct ArchiveVersions<Value>: Sendable {
  /// The version that is written today.
  public let newest: Int
  /// The version of an archive that does not say its version; nil if that is an error.
  let unversioned: Int?
  private let readers: [Int: @Sendable (ArchiveGraph) throws -> Value]

  private init(
    newest: Int, unversioned: Int? = nil,
    readers: [Int: @Sendable (ArchiveGraph) throws -> Value]
  ) {
    self.newest = newest
    self.unversioned = unversioned
    self.readers = readers
  }

  /// The oldest version still read, and how.
  public static func first(
    _ version: Int, decode: @escaping @Sendable (ArchiveGraph) throws -> Value
  ) -> ArchiveVersions {
    ArchiveVersions(newest: version, readers: [version: decode])
  }

  /// One newer version: how it is read, and what the version before becomes in it.
  ///
  /// - Precondition: `version` is above `newest`.
  public func next<Next>(
    _ version: Int, decode: @escaping @Sendable (ArchiveGraph) throws -> Next,
    migrate: @escaping @Sendable (Value) throws -> Next
  ) -> ArchiveVersions<Next> {
    precondition(version > newest, "versions are given in order, each above the one before")
    var next: [Int: @Sendable (ArchiveGraph) throws -> Next] = readers.mapValues { decode in
      { graph in
        let old = try decode(graph)
        do {
          return try migrate(old)
        } catch {
          throw MigrationFailure(version: version, reason: error)
        }
      }
    }
    next[version] = decode
    return ArchiveVersions<Next>(newest: version, unversioned: unversioned, readers: next)
  }

  /// The versions that can be read, ascending.
  public var known: [Int] { readers.keys.sorted() }

  /// The newest form of an archive of the given version.
  ///
  /// Errors: `.unsupportedSchemaVersion` for a version that is not `known`, `MigrationFailure`, and
  /// what the decoder of the version throws.
  public func value(of graph: ArchiveGraph, version: Int) throws -> Value {
    guard let read = readers[version] else {
      throw ArchiveError(
        .unsupportedSchemaVersion,
        detail: .expectation(
          expected: "version " + known.map(String.init).joined(separator: ", "),
          found: "version \(version)"))
    }
    return try read(graph)
  }
}

// MARK: Forms that are types

extension ArchiveVersions {
  /// The field of the root object that holds the version.
  public static var versionKey: String { "schema" }

  /// The oldest version still read, a type of its own.
  ///
  /// - Parameters:
  ///   - version: its number; above 1 when older ones are not read any more.
  ///   - includingUnversioned: whether archives without the field `schema` are of this version.
  public static func first<Oldest: ArchiveDecodable & SendableMetatype>(
    _ type: Oldest.Type, version: Int = 1, includingUnversioned: Bool = false
  ) -> ArchiveVersions<Oldest> {
    ArchiveVersions<Oldest>(
      newest: version, unversioned: includingUnversioned ? version : nil,
      readers: [version: { try VersionedObject<Oldest>.decode($0) }])
  }

  /// One newer version, a type of its own, and what the version before becomes in it.
  public func next<Next: ArchiveDecodable & SendableMetatype>(
    _ type: Next.Type, migrate: @escaping @Sendable (Value) throws -> Next
  ) -> ArchiveVersions<Next> {
    next(newest + 1, decode: { try VersionedObject<Next>.decode($0) }, migrate: migrate)
  }

  /// The version in the field `schema` of the root.
  ///
  /// Errors: `.rootMissing`, `.missingField`, `.wrongType`.
  public func version(of graph: ArchiveGraph) throws -> Int {
    let root = try graph.root()
    let key = Self.versionKey
    guard let slot = graph.field(key, of: root) else {
      if let unversioned { return unversioned }
      throw ArchiveError(
        .missingField, path: ArchivePath([.object(root), .field(key)]),
        detail: .expectation(expected: "a version", found: "nothing"))
    }
    guard let number = graph.integer(slot).flatMap({ Int(exactly: $0) }) else {
      throw ArchiveError(
        .wrongType, offset: graph.offset(slot), path: ArchivePath([.object(root), .field(key)]),
        detail: .expectation(expected: "a whole number", found: graph.description(slot)))
    }
    return number
  }
}
