/// Faults planted on purpose, so that a suite can prove it would notice: never set on a true model.
///
/// A broken device is the true one with one fault; a device without faults pays one test for each.
public struct DeviceFaults: OptionSet, Hashable, Sendable {
  /// The number behind it; stable.
  public let rawValue: UInt128

  /// The value with that number behind it.
  public init(rawValue: UInt128) { self.rawValue = rawValue }
}
