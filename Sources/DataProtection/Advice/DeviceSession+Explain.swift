// Why a command would succeed now, or fail.
extension DeviceSession {
  /// Says whether a command would succeed now and why, without running it: the answer is that of a
  /// trial on a copy, so that it is never another than the command's own.
  public func explain(_ command: DeviceCommand) -> Explanation {
    var trial = self
    return explain(command, trial.run(command))
  }

  /// Says why a command came to an outcome on this session.
  func explain(_ command: DeviceCommand, _ outcome: DeviceOutcome) -> Explanation {
    switch command {
    case .question(.file(let path)): return device.explain(path)
    case .question(.item(let id)): return device.explain(item: id)
    case .question(.command(let command)): return explain(command)
    case .when(let condition, let inner) where outcome != .unmet(condition):
      return explain(inner, outcome)
    case .ifAvailable(let inner) where outcome != .skipped: return explain(inner, outcome)
    case .inExtension(let inner): return asking(.appExtension).explain(inner, outcome)
    default: break
    }
    switch outcome {
    case .failed(let error): return explain(command, error)
    case .keychainFailed(let status): return explain(command, status)
    case .processDied:
      return refused(
        command,
        "A page of the mapping cannot be read, because the key of its file is not in "
          + "memory: there is no error to return, so the system ends the application (SIGBUS).",
        remedy: "Read class A files through a handle, or map only what stays readable.")
    case .skipped:
      return refused(command, "Protected data is announced as not available, so it is not tried.")
    case .unmet(let condition):
      return refused(
        command, "The last answer was not \(condition.text), so it is not tried.")
    case .impossible(let reason):
      return refused(command, "There is nothing to do it to: \(reason).")
    case .refused(.off): return refused(command, "The device is off.", remedy: "Switch it on: O+.")
    case .refused(.beforeFirstUnlock):
      return refused(
        command, "The device has not been unlocked since it booted.", remedy: "Unlock it: U.")
    case .event(let event) where !event.applied:
      return refused(command, "\(device.capitalized(device.situation.clause)): nothing changes.")
    case .value(nil): return explainBlank(command)
    default: return succeeds(command)
    }
  }

  private func succeeds(_ command: DeviceCommand) -> Explanation {
    let cells = decidingCells(of: command)
    let keys = cells.compactMap(\.keyName)
    let state = device.capitalized(device.situation.clause)
    let reason = keys.first.map { "\(state), so \($0) is in memory." } ?? "It asks for no key."
    return Explanation(
      subject: "\(command)", action: "be done", isReadable: true, reason: reason, missingKey: nil,
      readableIn: keys.isEmpty ? [] : states(allowing: cells), remedy: "")
  }

  func refused(
    _ command: DeviceCommand, _ reason: String, missing cells: [DecidingCell] = [],
    remedy: String = ""
  ) -> Explanation {
    Explanation(
      subject: "\(command)", action: "be done", isReadable: false, reason: reason,
      missingKey: cells.compactMap(\.keyName).first,
      readableIn: cells.isEmpty ? [] : states(allowing: cells), remedy: remedy)
  }

  private func states(allowing cells: [DecidingCell]) -> [LockState] {
    LockState.allCases.filter { state in
      state != .off && cells.allSatisfy { $0.allows(in: state, under: profile) }
    }
  }

  /// A default that reads as unset says nothing of why.
  private func explainBlank(_ command: DeviceCommand) -> Explanation {
    var trial = self
    trial.run(command)
    let suite: DefaultsSuite =
      if case .defaults(.get(let key)) = command { key.defaultsName.suite } else { .own }
    guard case .blind = trial.device.cache(suite) else {
      return refused(command, "The default is not set: its file could be read.")
    }
    return refused(
      command,
      "The file of the defaults could not be read when the application first asked for one, and "
        + "UserDefaults reports no error: nil does not mean that the default is not set.",
      remedy:
        "Do not act on it, and set none: ask isProtectedDataAvailable before, or keep what must "
        + "be known before the first unlock in a class D file.")
  }
}

extension DecidingCell {
  /// The key that the cell asks for; nil where it asks for none.
  var keyName: String? {
    switch self {
    case .file(let row, .completeUnlessOpen) where row.makesFile:
      "the public half of the class B key"
    case .file(let row, let protection): row.asksForKey ? "the class \(protection.letter) key" : nil
    case .item(_, let accessibility): "the key of \(accessibility.constantName)"
    case .flag: nil
    }
  }
}

extension FileRow {
  /// Whether a new file's key is wrapped, for which class B has a public key.
  fileprivate var makesFile: Bool {
    switch self {
    case .create, .createInherited, .replace, .replaceInherited: true
    case .openRead, .openWrite, .secondOpen, .readHandle, .writeHandle, .map, .touchMapping,
      .close, .delete, .rename, .metadata, .directory, .link, .clone, .copy, .setSame,
      .setToComplete, .setToUnlessOpen, .setToUntilFirst, .setToNone, .setToInactive,
      .setDirectory, .defaultsRead, .defaultsWrite:
      false
    }
  }

  /// Whether a class key is needed at all: never for names and metadata.
  fileprivate var asksForKey: Bool {
    switch self {
    case .close, .delete, .rename, .metadata, .directory, .link, .setSame, .setDirectory: false
    case .create, .createInherited, .openRead, .openWrite, .secondOpen, .readHandle, .writeHandle,
      .map, .touchMapping, .clone, .copy, .setToComplete, .setToUnlessOpen, .setToUntilFirst,
      .setToNone, .setToInactive, .replace, .replaceInherited, .defaultsRead, .defaultsWrite:
      true
    }
  }
}
