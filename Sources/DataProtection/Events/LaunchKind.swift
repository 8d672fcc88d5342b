/// How an application comes to run.
public enum LaunchKind: UInt8, CaseIterable, Hashable, Sendable {
  /// The person opened it.
  case foreground
  /// The system started it in the background.
  case background
  /// The system warmed it up; may happen before the first unlock.
  case prewarm
}
