/// Why an archive was not decoded: what is wrong, where, and what was allowed there.
public struct ArchiveError: Error, Hashable, Sendable {
  /// Which contract was broken.
  public let code: Code

  /// The byte the error was found at, counted from the start of the input.
  public let offset: Int?

  /// The object and field it was found in.
  public var path: ArchivePath

  /// What was found, and what was allowed.
  public let detail: Detail

  /// An error at a place.
  public init(
    _ code: Code, offset: Int? = nil, path: ArchivePath = ArchivePath(), detail: Detail = .none
  ) {
    self.code = code
    self.offset = offset
    self.path = path
    self.detail = detail
  }

  /// Whether the bytes are damaged, unwelcome or beyond this reader.
  public var family: Family { code.family }

  /// Three kinds of failure, which callers treat differently.
  public enum Family: String, Hashable, Sendable, CaseIterable {
    /// The bytes break the format: damaged or forged.
    case malformed
    /// The bytes are well formed, but the caller did not allow what they hold.
    case refused
    /// The bytes are a format, version or content that this reader does not read.
    case unsupported
  }

  /// What was found, and what was allowed.
  public indirect enum Detail: Hashable, Sendable {
    /// The code says all there is to say.
    case none
    /// One sentence without a full stop.
    case reason(String)
    /// What the contract wants, and what the archive holds.
    case expectation(expected: String, found: String)
    /// A limit, its maximum, and the figure that exceeds it (or the least it would have become).
    case limit(ArchiveLimits.Name, maximum: Int, found: Int)
    /// The class that was found, and the names that were allowed.
    case classes(found: String, allowed: [String])
  }
}
