extension DeviceEvent {
  /// What an event did.
  public struct Outcome: Hashable, Sendable {
    /// False when the event could not happen in that state and changed nothing.
    public var applied: Bool
    /// The notification posted by it, if any; an application that runs receives it.
    public var notification: ProtectedDataNotification?
    /// What the device did on its own meanwhile, in the order of time.
    public var acts: [DeviceAct]

    /// Names every part.
    public init(
      applied: Bool, notification: ProtectedDataNotification? = nil, acts: [DeviceAct] = []
    ) {
      self.applied = applied
      self.notification = notification
      self.acts = acts
    }

    package static let ignored = Outcome(applied: false)
    package static let applied = Outcome(applied: true)
  }
}
