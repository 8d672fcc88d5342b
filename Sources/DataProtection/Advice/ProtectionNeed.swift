/// The question that `ProtectionAdvisor` answers.
public struct ProtectionNeed: Hashable, Sendable {
  /// What the data is.
  public var kind: DataKind
  /// How large it gets, in bytes; not negative.
  public var size: Int
  /// When it is read besides while unlocked; nil takes what is usual for the kind.
  public var reads: LockedAccess?
  /// When it is written besides while unlocked; nil takes what is usual for the kind.
  public var writes: LockedAccess?
  /// Whether its disclosure harms a person; nil takes what is usual for the kind. A secret always
  /// is sensitive.
  public var isSensitive: Bool?
  /// Whether it must be there after a move to another device.
  public var mustReachAnotherDevice: Bool
  /// Whether it must vanish when the user switches the passcode off.
  public var requiresPasscode: Bool

  /// Makes a question; sizes are bytes.
  public init(
    _ kind: DataKind, size: Int, reads: LockedAccess? = nil, writes: LockedAccess? = nil,
    isSensitive: Bool? = nil, mustReachAnotherDevice: Bool = false, requiresPasscode: Bool = false
  ) {
    precondition(size >= 0, "a size is not negative")
    self.kind = kind
    self.size = size
    self.reads = reads
    self.writes = writes
    self.isSensitive = isSensitive
    self.mustReachAnotherDevice = mustReachAnotherDevice
    self.requiresPasscode = requiresPasscode
  }

  /// The most that reading and writing ask of the class.
  public var access: LockedAccess {
    max(reads ?? kind.usualAccess.reads, writes ?? kind.usualAccess.writes)
  }

  /// Whether the disclosure of this data harms a person.
  public var holdsSensitiveData: Bool { kind.isSecret || (isSensitive ?? kind.isSensitive) }

  /// Whether it has to be kept out of backups: what is sensitive and need not travel.
  public var isKeptFromBackups: Bool {
    holdsSensitiveData && !mustReachAnotherDevice && !kind.isDisposable
  }

  /// The words for its size, such as "1 byte" or "4097 bytes".
  var sizeText: String { size == 1 ? "1 byte" : "\(size) bytes" }
}
