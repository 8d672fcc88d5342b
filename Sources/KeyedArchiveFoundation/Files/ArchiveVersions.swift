public import KeyedArchive

/// Every stored form of a type, oldest first, and how each becomes the next.
///
///     let versions = ArchiveVersions.first(1) { try readMemo1($0) }
///       .next(2, decode: { try readMemo2($0) }, migrate: { Memo2(text: $0.text, tags: []) })
///
/// An archive of version 1 is decoded as version 1 was, then taken through every step up to the
/// newest: no step is skipped, so each can be tested with the bytes its version wrote.
public struct ArchiveVersions<Value>: Sendable {
  /// The version that is written today.
  public let newest: Int
  private let readers: [Int: @Sendable (ArchiveGraph) throws -> Value]

  private init(newest: Int, readers: [Int: @Sendable (ArchiveGraph) throws -> Value]) {
    self.newest = newest
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
    return ArchiveVersions<Next>(newest: version, readers: next)
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
