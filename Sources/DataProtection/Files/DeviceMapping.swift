/// A file mapped into memory. It outlives the handle it was made from.
public struct DeviceMapping: Hashable, Sendable {
  let handle: DeviceHandle

  init(_ handle: DeviceHandle) { self.handle = handle }
}
