public import Foundation
import PicklockSystem

/// Reads what a user named, which may be anything: a folder, a device, a stream without an end.
public enum BoundedReader {
  /// The bytes of a regular file. Throws `CorpusError`; never waits for a writer.
  public static func file(_ url: URL, limit: Int) throws(CorpusError) -> [UInt8] {
    do { return try BoundedFile.read(url.path, limit: limit, regularOnly: true) } catch {
      throw refusal(of: url.relativePath, error, limit)
    }
  }

  /// The bytes of a file or a stream, standard input for `-`. Throws `CorpusError`.
  public static func stream(_ path: String, limit: Int) throws(CorpusError) -> [UInt8] {
    do {
      return path == "-"
        ? try BoundedFile.read(descriptor: 0, limit: limit)
        : try BoundedFile.read(path, limit: limit)
    } catch { throw refusal(of: path == "-" ? "standard input" : path, error, limit) }
  }

  private static func refusal(
    of name: String, _ failure: BoundedFile.Failure, _ limit: Int
  ) -> CorpusError {
    let reason = failure.reason(limit: limit)
    return if case .system = failure { CorpusError(name, "cannot be read: \(reason)") } else {
      CorpusError(name, reason)
    }
  }
}
