/// How a command names a handle, a mapping or a backup, before anything is run.
public enum HandleName: Hashable, Sendable {
  /// The newest that is open.
  case last
  /// The newest that is open on that path.
  case on(DevicePath)
  /// The one that so many were asked for before, in the whole run; a refused one has a number
  /// too, so that names stay the same whatever succeeds.
  case number(Int)
}
