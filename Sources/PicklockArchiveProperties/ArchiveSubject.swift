public import KeyedArchive
public import PicklockCompression

/// A reader and a writer of whole archives, as the properties judge them.
public struct ArchiveSubject: Sendable {
  /// What a reader made of an archive, and what it cost.
  public struct Reading: Sendable {
    /// Every object and field, as the reader saw them.
    public var document: ArchiveDocument
    /// The objects of `$top` as values of built-in classes, the first few; nil where they are none.
    public var roots: [Result<ArchiveValue, ArchiveError>]
    /// What a check of all objects refuses; nil where it refuses nothing.
    public var refused: Refused?
    /// Units of work that reading took.
    public var workUsed: Int
    /// Bytes of memory held beyond the input.
    public var arenaBytes: Int

    /// A reading of the given parts.
    public init(
      document: ArchiveDocument, roots: [Result<ArchiveValue, ArchiveError>],
      refused: Refused? = nil, workUsed: Int, arenaBytes: Int
    ) {
      self.document = document
      self.roots = roots
      self.refused = refused
      self.workUsed = workUsed
      self.arenaBytes = arenaBytes
    }
  }

  /// An object that a check refuses, without building it.
  public struct Refused: Sendable {
    /// Why.
    public var error: ArchiveError
    /// Whether it becomes a value nevertheless.
    public var isRead: Bool

    /// A refusal of the given parts.
    public init(error: ArchiveError, isRead: Bool) {
      (self.error, self.isRead) = (error, isRead)
    }
  }

  /// How many entries of `$top` become values.
  static let rootCount = 4

  /// Reads bytes whole or throws.
  public var read: @Sendable ([UInt8]) throws -> Reading
  /// Writes a document in one of the two formats.
  public var write: @Sendable (ArchiveDocument, PropertyListFormat) throws -> [UInt8]
  /// Opens what is compressed, within limits.
  public var inflate: @Sendable ([UInt8], CompressionFormat, InflateLimits) throws -> [UInt8]

  /// A subject of the given parts; compressed bytes are opened by this package.
  public init(
    read: @escaping @Sendable ([UInt8]) throws -> Reading,
    write: @escaping @Sendable (ArchiveDocument, PropertyListFormat) throws -> [UInt8],
    inflate: @escaping @Sendable ([UInt8], CompressionFormat, InflateLimits) throws -> [UInt8] = {
      try Inflater($1, limits: $2).inflate($0)
    }
  ) {
    self.read = read
    self.write = write
    self.inflate = inflate
  }

  /// The reader and the writer of this package.
  public static let picklock = ArchiveSubject(
    read: { bytes in
      let graph = try ArchiveGraph(bytes, policy: .inspection)
      let roots = graph.top.prefix(rootCount).compactMap { graph.uid($0.slot) }
      return Reading(
        document: try graph.document(),
        roots: roots.filter { $0 > 0 }.map { id in
          do throws(ArchiveError) { return .success(try graph.value(of: id)) } catch {
            return .failure(error)
          }
        }, refused: refused(graph), workUsed: graph.workUsed, arenaBytes: graph.arenaBytes)
    }, write: { document, format in try document.encoded(as: format) })

  private static func isRead(_ id: UInt32, _ graph: ArchiveGraph) -> Bool {
    do throws(ArchiveError) { _ = try graph.value(of: id) } catch {
      return false
    }
    return true
  }

  private static func refused(_ graph: ArchiveGraph) -> Refused? {
    do throws(ArchiveError) {
      try graph.checkObjects()
      return nil
    } catch {
      guard case .object(let id)? = error.path.steps.first else {
        return Refused(error: error, isRead: false)
      }
      return Refused(error: error, isRead: isRead(id, graph))
    }
  }
}
