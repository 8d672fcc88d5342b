/// What reading the sources of one check may cost: stops a package of any size from slowing its
/// tests down.
enum SourceLimits {
  /// The most source files that one check looks into.
  static let files = 128
  /// The most bytes that it reads.
  static let bytes = 2 * 1_024 * 1_024
  /// The deepest folder below that of a module.
  static let depth = 8
  /// How far above the test's file the package's manifest may lie.
  static let parents = 16
  /// The most entries of one folder.
  static let entries = 4_096
}
