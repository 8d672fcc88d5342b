extension DeviceEvent {
  /// What an event did.
  public struct Outcome: Hashable, Sendable {
    /// False when the event could not happen in that state and changed nothing.
    public var applied: Bool
    /// The notification posted by it, if any; an application that runs receives it.
    public var notification: ProtectedDataNotification?

    /// Names both parts.
    public init(applied: Bool, notification: ProtectedDataNotification? = nil) {
      self.applied = applied
      self.notification = notification
    }

    package static let ignored = Outcome(applied: false)
    package static let applied = Outcome(applied: true)
  }
}
