/// A handle or mapping that was asked for in a session.
struct HeldHandle<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The path it was asked for.
  let path: DevicePath
  /// The device it is of.
  let device: UInt32
  /// The process that asked for it.
  let process: DeviceProcess
  /// What was given out; nil when nothing was.
  var value: Value?
  /// Whether the application has given it back, so that `HandleName.last` passes it by.
  var isOver = false
}
