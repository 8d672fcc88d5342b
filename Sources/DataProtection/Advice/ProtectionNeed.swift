/// The question that `ProtectionAdvisor` answers.
public struct ProtectionNeed: Hashable, Sendable {
  /// What the data is.
  public var kind: DataKind
  /// How large it gets, in bytes.
  public var size: Int
  /// What background work does with it; nil takes what is usual for the kind.
  public var background: BackgroundNeed?
  /// Whether it must be there after a move to another device.
  public var mustReachAnotherDevice: Bool
  /// Whether it must vanish when the user switches the passcode off.
  public var requiresPasscode: Bool

  /// Makes a question; sizes are bytes.
  public init(
    _ kind: DataKind, size: Int, background: BackgroundNeed? = nil,
    mustReachAnotherDevice: Bool = false, requiresPasscode: Bool = false
  ) {
    self.kind = kind
    self.size = size
    self.background = background
    self.mustReachAnotherDevice = mustReachAnotherDevice
    self.requiresPasscode = requiresPasscode
  }
}
