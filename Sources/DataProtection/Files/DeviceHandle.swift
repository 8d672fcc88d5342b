/// An open file: a slot and the number of times the slot has been used, so that a handle that was
/// closed never means another file.
public struct DeviceHandle: Hashable, Sendable {
  package let slot: UInt32
  let generation: UInt32
}
