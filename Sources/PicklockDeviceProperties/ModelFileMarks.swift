/// What happened to a file that says which invariant a wrong answer about it breaks.
struct ModelFileMarks: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// It was moved to another directory.
  static let moved = ModelFileMarks(rawValue: 1 << 0)
  /// The class of its directory was changed.
  static let directoryChanged = ModelFileMarks(rawValue: 1 << 1)
  /// Setting its class failed.
  static let setClassFailed = ModelFileMarks(rawValue: 1 << 2)
  /// Replacing it failed.
  static let replaceFailed = ModelFileMarks(rawValue: 1 << 3)
  /// A write, a truncation or an open for it failed.
  static let writeFailed = ModelFileMarks(rawValue: 1 << 4)
}
