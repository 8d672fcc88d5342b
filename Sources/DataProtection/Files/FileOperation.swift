/// Which of Foundation's calls a failed file operation stands for: the code it reports depends on
/// the call, as the same `errno` is reported as one of reading or of writing.
///
/// Source: swift-foundation, `FileManager+Files.swift`, `FileOperations.swift` and
/// `Data+Writing.swift` (K); all but `changeClass` were seen on Linux too.
public enum FileOperation: UInt8, CaseIterable, Hashable, Sendable {
  /// Opening for reading, reading, listing, asking for attributes.
  case read
  /// Creating, opening for writing, writing, setting attributes other than the class.
  case write
  /// `setAttributes([.protectionKey:])`: opens for writing and reports a failure of reading.
  case changeClass
  /// Finding what `copyItem` or `linkItem` is to start from: reported as reading.
  case findSource
  /// `copyItem` and `linkItem`: reported as writing, also where the source could not be read.
  case copy
  /// `moveItem`: reported as writing.
  case move
  /// `removeItem`: reported as writing; a directory that is not empty is reported as EPERM.
  case remove

  /// Whether a failure is reported as one of reading.
  public var isReading: Bool {
    switch self {
    case .read, .changeClass, .findSource: true
    case .write, .copy, .move, .remove: false
    }
  }
}
