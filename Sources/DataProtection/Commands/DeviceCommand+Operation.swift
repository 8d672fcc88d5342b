extension DeviceCommand {
  /// Which of Foundation's calls the command stands for, when it failed with that error on that
  /// device; nil where Foundation has no error to report.
  func operation(failing error: PosixError, on device: Device) -> FileOperation? {
    switch self {
    case .file(let command): command.operation(failing: error, on: device)
    case .handle(let command): command.operation
    case .ifAvailable(let command), .when(_, let command), .inExtension(let command):
      command.operation(failing: error, on: device)
    case .event, .defaults, .keychain, .account, .question, .afterUnlock, .assume, .note: nil
    }
  }
}

extension FileCommand {
  fileprivate func operation(failing error: PosixError, on device: Device) -> FileOperation {
    switch self {
    case .contents, .list, .exists, .status, .protection, .attributes, .open(_, .read): .read
    case .setClass: .changeClass
    case .copy(let source, _), .link(let source, _), .clone(let source, _):
      error == .noEntry && device.node(at: source) == nil ? .findSource : .copy
    case .move, .rename: .move
    case .delete, .removeDirectory, .removeTree: .remove
    case .create, .open, .save, .write, .overwrite, .append, .replace, .truncate, .makeDirectory,
      .setMode, .setModified, .setAttribute, .setExcluded:
      .write
    }
  }
}

extension HandleCommand {
  fileprivate var operation: FileOperation {
    switch self {
    case .read, .seek, .seekToEnd, .close, .map, .touch, .unmap: .read
    case .write, .truncate, .synchronize: .write
    }
  }
}
