public import KeyedArchive

/// Ways to read a memo that are broken on purpose.
public enum MemoReader {
  /// Answers a failure with an empty memo, which the next save writes over the only copy.
  public static func emptyOnFailure(_ bytes: [UInt8]) -> Memo {
    do { return try Memo.decode(bytes) } catch { return Memo(text: "") }
  }

  /// Takes any version for the one it knows, and so reads what a later version meant otherwise.
  public static func ignoringVersion(_ bytes: [UInt8]) throws(ArchiveError) -> Memo {
    let graph = try ArchiveGraph(bytes, policy: Memo.policy)
    let id = try graph.root()
    guard let slot = graph.field("text", of: id), let text = graph.uid(slot),
      case .plain(let place) = graph.kind(of: text), let words = graph.string(place)
    else { throw ArchiveError(.missingField) }
    return Memo(text: words)
  }
}
