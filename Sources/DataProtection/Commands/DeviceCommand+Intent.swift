extension DeviceCommand {
  /// What Foundation is about when the command fails: chooses between its codes; nil where it
  /// reports none.
  var intent: AccessIntent? {
    switch self {
    case .file(let command): command.intent
    case .handle(let command): command.intent
    case .ifAvailable(let command): command.intent
    case .event, .defaults, .keychain, .account, .question, .note: nil
    }
  }
}

extension FileCommand {
  fileprivate var intent: AccessIntent {
    switch self {
    case .contents, .copy, .list, .exists, .status, .protection, .attributes, .open(_, .read):
      .read
    // Foundation opens the file for writing and reports the failure as one of reading.
    case .setClass: .read
    case .create, .open, .save, .overwrite, .replace, .truncate, .delete, .rename, .link, .clone,
      .makeDirectory, .removeDirectory, .setMode, .setModified, .setAttribute:
      .write
    }
  }
}

extension HandleCommand {
  fileprivate var intent: AccessIntent {
    switch self {
    case .read, .seek, .close, .map, .touch, .unmap: .read
    case .write, .truncate, .synchronize: .write
    }
  }
}
