/// What a file operation came to.
public enum FileOutcome: Hashable, Sendable {
  /// It succeeded, and there is nothing to tell.
  case done
  /// The handle that was opened.
  case handle(Handle)
  /// The mapping that was made.
  case mapping(Mapping)
  /// The bytes that were read.
  case bytes([UInt8])
  /// How many bytes were written.
  case count(Int)
  /// The names in a directory.
  case names([String])
  /// Size, class and the rest.
  case status(FileStatus)
  /// The extended attributes.
  case attributes([ExtendedAttribute])
  /// A stored default, nil when it looks unset.
  case value(String?)
  /// The application was killed by what it did.
  case processDied
  /// It failed.
  case failed(PosixError)
}
