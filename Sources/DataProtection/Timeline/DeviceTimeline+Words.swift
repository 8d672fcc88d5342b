// What lanes and states are called in a timeline.
extension DeviceTimeline.Subject {
  /// The path, or the name of the item with a key in front.
  var name: String {
    switch self {
    case .file(let path): "\(path)"
    case .item(let id): id.name + (id.isSynchronizable ? "*" : "")
    case .defaults: "defaults"
    }
  }
}

extension LockState {
  /// The situation in a word or two.
  var word: String {
    switch self {
    case .off: "off"
    case .beforeFirstUnlock: "before first unlock"
    case .unlocked: "unlocked"
    case .grace: "grace period"
    case .locked: "locked"
    case .lockedInactive: "locked, inactive"
    case .noPasscode: "no passcode"
    }
  }
}

extension LockState {
  /// The same where there is little room.
  var shortWord: String {
    switch self {
    case .beforeFirstUnlock: "boot"
    case .grace: "grace"
    case .noPasscode: "no code"
    case .off, .unlocked, .locked, .lockedInactive: String(word.prefix { $0 != "," })
    }
  }
}

extension LaunchKind {
  /// In two letters.
  var word: String {
    switch self {
    case .foreground: "fg"
    case .background: "bg"
    case .prewarm: "pw"
    }
  }
}
