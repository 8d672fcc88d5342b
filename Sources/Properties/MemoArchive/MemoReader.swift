public import KeyedArchive

/// Ways to read a memo: the one that is right, and one that is broken on purpose.
public enum MemoReader {
  /// The class, and its name in the module it lived in before: no other name is mapped.
  private static let classNames = ["Memo", "Notes.Memo"]

  /// Reads a whole memo, or throws what is wrong with the archive.
  public static func read(_ bytes: [UInt8]) throws(ArchiveError) -> Memo {
    var limits = ArchiveLimits.standard
    limits.inputBytes = Memo.inputBytes
    let graph = try ArchiveGraph(bytes, policy: ArchivePolicy(limits: limits))
    guard let root = graph.topSlot("root"), let id = graph.uid(root) else {
      throw ArchiveError(.rootMissing)
    }
    guard let name = graph.className(of: id), classNames.contains(name) else {
      throw ArchiveError(
        .classNotAllowed,
        detail: .classes(found: graph.className(of: id) ?? "a plain value", allowed: classNames))
    }
    return Memo(text: try text(of: id, in: graph))
  }

  private static func text(of id: UInt32, in graph: ArchiveGraph) throws(ArchiveError) -> String {
    guard let schema = graph.field("schema", of: id) else { throw ArchiveError(.missingField) }
    guard let version = graph.integer(schema) else { throw ArchiveError(.wrongType) }
    guard version == Memo.schema else { throw ArchiveError(.unsupportedSchemaVersion) }
    guard let field = graph.field("text", of: id), let reference = graph.uid(field) else {
      throw ArchiveError(.missingField)
    }
    guard case .plain(let slot) = graph.kind(of: reference), let text = graph.string(slot) else {
      throw ArchiveError(.wrongType)
    }
    guard text.utf16.count <= Memo.textUnits else { throw ArchiveError(.stringTooLong) }
    return text
  }

  /// Broken: answers a failure with an empty memo, which the next save writes over the only copy.
  public static func emptyOnFailure(_ bytes: [UInt8]) -> Memo {
    do { return try read(bytes) } catch { return Memo(text: "") }
  }
}
