public import KeyedArchive

/// How an application reads a memo, and how it makes sure of one that it has written.
public struct MemoSubject: Sendable {
  /// Reads a memo whole or throws.
  public var decode: @Sendable ([UInt8]) throws -> Memo
  /// The re-read check of whoever replaces a file: throws unless the bytes hold that memo.
  public var verify: @Sendable (_ written: [UInt8], Memo) throws -> Void

  /// A subject of the given parts.
  public init(
    decode: @escaping @Sendable ([UInt8]) throws -> Memo,
    verify: @escaping @Sendable (_ written: [UInt8], Memo) throws -> Void
  ) {
    self.decode = decode
    self.verify = verify
  }

  /// The decoder of this package, and the comparison that it recommends.
  public static let picklock = MemoSubject(
    decode: { try Memo.decode($0) },
    verify: { written, memo in
      guard try Memo.decode(written) == memo else { throw ArchiveError(.invalidValue) }
    })

  /// Takes what can be decoded for what was written.
  public static let trustingWhatDecodes = MemoSubject(
    decode: { try Memo.decode($0) }, verify: { written, _ in _ = try Memo.decode(written) })

  /// Puts an empty memo in the place of one that cannot be read.
  public static let emptyOnFailure = MemoSubject(
    decode: { MemoReader.emptyOnFailure($0) }, verify: picklock.verify)

  /// Takes an object of any class for a memo, as long as it has the fields.
  public static let ofAnyClass = MemoSubject(
    decode: { bytes in
      let graph = try ArchiveGraph(bytes, policy: Memo.policy)
      let id = try graph.root()
      if let slot = graph.field("text", of: id), let text = graph.uid(slot),
        case .plain(let place) = graph.kind(of: text), let words = graph.string(place)
      {
        return Memo(text: words)
      }
      return try Memo.decode(bytes)
    }, verify: picklock.verify)

  /// Cuts a text to its longest instead of refusing it, and so loses the rest at the next save.
  public static let cuttingLongTexts = MemoSubject(
    decode: { bytes in
      do throws(ArchiveError) { return try Memo.decode(bytes) } catch {
        guard error.code == .outOfBounds else { throw error }
        let graph = try ArchiveGraph(bytes, policy: Memo.policy)
        let id = try graph.root()
        guard graph.className(of: id) == Memo.archiveClass.name,
          let slot = graph.field("text", of: id), let text = graph.uid(slot),
          case .plain(let place) = graph.kind(of: text), let words = graph.string(place)
        else { throw error }
        return Memo(text: String(words.prefix(Memo.longestText)))
      }
    }, verify: picklock.verify)
}
