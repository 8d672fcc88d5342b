/// What applications ask of files: `FileSystem` does it, told what the device knows at that moment.
///
/// Everything but `exists` and `isReadable` is ESRCH while the process that asks does not run.
extension Device {
  /// What a file operation is told about this device now.
  package var fileContext: FileContext {
    @inline(__always) get {
      FileContext(
        keys: keys, classKeys: keyBag.classKeys, now: state.now,
        entitlement: application.entitlement, profile: profile)
    }
  }

  /// Nothing can be asked of a device that is off, or by a process that does not run.
  @inline(__always)
  func requireProcess() throws(PosixError) {
    guard isAskerRunning else { throw .noProcess }
  }

  @inline(__always)
  func requireFileContext() throws(PosixError) -> FileContext {
    try requireProcess()
    return fileContext
  }

  /// The node with that path for the process that asks, or nil.
  package func node(at path: DevicePath) -> UInt32? { files.node(at: path) }

  /// Whether the handle is still open.
  public func isOpen(_ handle: DeviceHandle) -> Bool { files.isOpen(handle) }
}
