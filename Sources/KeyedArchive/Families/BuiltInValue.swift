/// A value of a family that `ArchiveValue` has no case of its own for.
package protocol BuiltInValue: Hashable, Sendable {
  /// What the verdicts of the archive suite say of it.
  var suiteForm: BuiltInForm { get }
  /// What `picklock archive show --json` says of it; nil where that is its class and its words.
  var jsonForm: BuiltInForm? { get }
}

extension BuiltInValue {
  package var jsonForm: BuiltInForm? { nil }
}
