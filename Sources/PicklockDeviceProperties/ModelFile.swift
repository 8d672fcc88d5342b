import DataProtection

/// A file as the model knows it: no keys, only what the tables need.
struct ModelFile: Hashable, Sendable {
  var protection: ProtectionClass
  var content: [UInt8] = []
  /// Names.
  var links = 1
  /// Open handles and mappings.
  var opens = 0
  var marks: ModelFileMarks = []
  /// No backup holds it.
  var isExcluded = false
}
