import DataProtection
import PropertyEngine

// Stored defaults: a file of the class of its directory, which a process reads once and writes
// through.
extension DeviceMachine {
  /// The one default that sequences use.
  static let key = "key"

  func drawDefaults(_ kind: DeviceCommandKind.Defaults) -> DefaultsCommand {
    switch kind {
    case .readDefault: .get(Self.key)
    case .writeDefault: .set(Self.key, String(writes &+ 1))
    }
  }

  mutating func expect(_ command: DefaultsCommand) -> DeviceOutcome {
    switch command {
    case .get(Self.key): expectRead()
    case .set(Self.key, let value?): expectWrite(value)
    case .synchronize: .done
    case .get, .set: Self.notModelled
    }
  }

  private mutating func expectRead() -> DeviceOutcome {
    openDefaults()
    return switch defaults.view {
    case .loaded(let value, _), .blind(let value): .value(value)
    case .unopened: Self.notModelled
    }
  }

  private mutating func expectWrite(_ value: String) -> DeviceOutcome {
    openDefaults()
    writes &+= 1
    if case .blind = defaults.view {
      if defaults.protection == .completeUntilFirstUserAuthentication {
        _ = cell(.defaultsWrite, defaults.protection)
      }
      defaults.view = .blind(value)
    } else {
      defaults.view = .loaded(value, isSaved: saveDefaults(value))
    }
    return .done
  }

  private mutating func openDefaults() {
    let isReadable = readsDefaults()
    if defaults.view == .unopened {
      defaults.view = isReadable ? .loaded(defaults.stored, isSaved: true) : .blind(nil)
    }
  }

  /// The table has a row for class C; defaults of another class are read as any file is.
  private mutating func readsDefaults() -> Bool {
    let protection = defaults.protection
    guard protection != .completeUntilFirstUserAuthentication else {
      return cell(.defaultsRead, protection) != .blank
    }
    return cell(.openRead, protection) == .allowed
  }

  /// Replaces the file, where a new one can be made.
  private mutating func saveDefaults(_ value: String) -> Bool {
    let directory = defaults.directory
    guard cell(.replaceInherited, directory) == .allowed else { return false }
    defaults.stored = value
    defaults.file = Policy.classOfNewFile(
      explicit: nil, directory: directory, in: state.situation, under: profile)
    return true
  }

  /// What a process sees after unlock: what it could not save is saved; a blind one sees its
  /// defaults again or not (C11), and what it set replaces the file or is dropped (C12).
  mutating func recoverDefaults() {
    guard state.isApplicationRunning else { return }
    switch defaults.view {
    case .loaded(let value?, isSaved: false):
      defaults.view = .loaded(value, isSaved: saveDefaults(value))
    case .loaded, .unopened: break
    case .blind(let written):
      let write = Policy.expected(
        .defaultsWrite, .completeUntilFirstUserAuthentication, in: .beforeFirstUnlock,
        under: profile)
      if write.outcome == .replaced, let written { _ = saveDefaults(written) }
      if !profile[.defaultsRecovery], readsDefaults() {
        defaults.view = .loaded(defaults.stored, isSaved: true)
      }
    }
  }
}
