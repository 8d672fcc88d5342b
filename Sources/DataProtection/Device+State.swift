extension Device {
  /// The row of the key table the device is in.
  public var situation: LockState { state.situation }
}
