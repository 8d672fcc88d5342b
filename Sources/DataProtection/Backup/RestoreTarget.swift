/// Where a backup is restored, seen from the device it was taken of.
package enum RestoreTarget: String, CaseIterable, Hashable, Sendable {
  /// The device it was taken of.
  case sameDevice = "same"
  /// Any other device.
  case otherDevice = "other"
}
