/// Who issues a command in a two-lane run.
public enum Lane: UInt8, CaseIterable, Hashable, Sendable {
  /// The program under test.
  case application
  /// What happens around it: a lock, a crash, a clock.
  case system
}
