/// What a step came to.
public enum StepOutcome: Hashable, Sendable {
  /// Of an event.
  case event(EventOutcome)
  /// Of a file operation.
  case file(FileOutcome)
  /// Of a keychain command.
  case keychain(KeychainOutcome)
  /// Of a backup or a restore.
  case backup(BackupOutcome)
}

extension Device {
  /// Takes one step of a log; `backups` are those of the steps before, and takes up this one's.
  @discardableResult
  public mutating func take(_ step: DeviceStep, backups: inout [Backup]) -> StepOutcome {
    switch step {
    case .event(let event): .event(apply(event))
    case .file(let operation): .file(run(operation))
    case .keychain(let command): .keychain(run(command))
    case .backUp(let kind): .backup(backUp(kind, into: &backups))
    case .restore(let number): .backup(restore(number, of: backups))
    }
  }

  private func backUp(_ kind: BackupKind, into backups: inout [Backup]) -> BackupOutcome {
    guard backups.count < DeviceLimits.backups else { return .tooMany }
    do {
      let backup = try backUp(kind)
      backups.append(backup)
      return .taken(backup)
    } catch {
      return .refused(error)
    }
  }

  private mutating func restore(_ number: Int, of backups: [Backup]) -> BackupOutcome {
    guard backups.indices.contains(number) else { return .noSuchBackup }
    do {
      try restore(backups[number])
      return .restored
    } catch {
      return .refused(error)
    }
  }
}
