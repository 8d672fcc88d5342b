/// What an event costs the machine that runs the model, in bytes moved or their like.
///
/// An estimate that grows as the time does, and never an exact figure: `ScriptLimits.work` bounds
/// the sum.
enum ScriptWork {
  /// What every event costs, whatever it does.
  private static let event = 1_024
  /// What it costs to visit a file or a name.
  private static let visit = 256
  /// What it costs to find an item and to put it in order.
  private static let item = 1_024

  /// What a command costs before anything is handed out; the session is the one it will run on.
  static func cost(of command: DeviceCommand, on session: DeviceSession) -> Int {
    event + session.heldCount + moved(command, session.device)
  }

  /// What it costs to hand an outcome out.
  static func cost(of outcome: DeviceOutcome) -> Int {
    switch outcome {
    case .bytes(let bytes): bytes.count
    case .names(let names): names.count * visit
    case .items(let items): items.reduce(0) { $0 + item + $1.value.count }
    case .access(let access): (access.readable.count + access.unreadable.count) * item
    case .backup(let contents): (contents.files.count + contents.items.count) * visit
    case .synchronized(let items): items * visit
    case .value(let value): value?.utf8.count ?? 0
    case .done, .event, .status, .protection, .attributes, .flag, .item, .explanation,
      .processDied, .failed, .keychainFailed, .refused, .skipped, .unmet, .impossible:
      0
    }
  }

  /// What was moved without being handed out.
  private static func moved(_ command: DeviceCommand, _ device: Device) -> Int {
    switch command {
    case .event: device.keychain.incoming.count
    case .file(.truncate(_, let size)), .handle(.truncate(_, let size)): size / 16
    case .handle(.write(_, let offset, _)): min(offset ?? 0, DeviceLimits.fileBytes) / 16
    case .file(.removeTree(let path)):
      device.isDirectory(path) ? device.fileCount * 16 : 0
    case .file(.rename(let source, let target)), .file(.move(let source, let target)):
      // Whether what is in a directory still has a path is asked of all of it.
      target.components.count > source.components.count && device.isDirectory(source)
        ? device.fileCount * 16 : 0
    case .defaults: device.defaultsBytes * 4
    case .account(.restore), .account(.backUp):
      device.fileCount * visit + device.files.volume.storedBytes
    case .ifAvailable(let inner), .when(_, let inner), .afterUnlock(let inner),
      .question(.command(let inner)):
      moved(inner, device)
    case .inExtension(let inner):
      moved(inner, device.asking(.appExtension))
    case .file, .handle, .keychain, .account, .question, .assume, .note: 0
    }
  }
}

extension Device {
  fileprivate func isDirectory(_ path: DevicePath) -> Bool {
    node(at: path).map { files.volume.nodes[$0].kind == .directory } ?? false
  }

  /// The size of the files that defaults are read from and written to.
  fileprivate var defaultsBytes: Int {
    DefaultsSuite.allCases.reduce(0) { sum, suite in
      sum
        + (node(at: Self.path(of: suite)).map { files.volume.payloads[$0].content.size } ?? 0)
    }
  }
}
