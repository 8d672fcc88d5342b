/// When data can be used, or has to be, besides while the device is unlocked: a cell of the
/// reference's scenario table. Each case includes the ones before it.
public enum LockedAccess: String, CaseIterable, Hashable, Sendable {
  /// Not at all while the device is locked.
  case never = "no"
  /// Through a handle that was opened before the lock, or that created the file.
  case whileOpen = "open"
  /// From the first unlock after boot on; the data is opened anew while locked.
  case afterFirstUnlock = "locked"
  /// Always, before the first unlock too.
  case always = "always"

  /// The same as it is said of data: "after the first unlock".
  public var phrase: String {
    switch self {
    case .never: "no"
    case .whileOpen: "while it is open"
    case .afterFirstUnlock: "yes, after the first unlock"
    case .always: "yes, always"
    }
  }
}

extension LockedAccess: Comparable {
  /// Less access first.
  public static func < (left: LockedAccess, right: LockedAccess) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .never: 0
    case .whileOpen: 1
    case .afterFirstUnlock: 2
    case .always: 3
    }
  }
}
