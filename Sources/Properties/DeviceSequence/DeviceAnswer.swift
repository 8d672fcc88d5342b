import DataProtection

/// What one step came back with.
enum DeviceAnswer: Hashable {
  case done
  case bytes([UInt8])
  case failed(PosixError)
  /// The step needs a handle and there is none.
  case noHandle
}
