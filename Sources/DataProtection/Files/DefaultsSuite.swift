/// Which user defaults are meant.
public enum DefaultsSuite: UInt8, CaseIterable, Hashable, Sendable {
  /// `UserDefaults.standard`: those of the process's own container.
  case own
  /// `UserDefaults(suiteName:)` with the group's name: those of the group.
  case shared
}
