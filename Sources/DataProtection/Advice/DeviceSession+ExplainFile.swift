// Why a file operation fails.
extension DeviceSession {
  func explain(_ command: DeviceCommand, _ error: PosixError) -> Explanation {
    switch error {
    case .noProcess: refused(command, device.capitalized(device.howToRun) + ".")
    case .notPermitted: explainLocked(command)
    case .accessDenied: explainMode(command)
    case .noEntry, .notDirectory: explainPath(command)
    case .exists: explainTaken(command)
    case .isDirectory:
      refused(command, "A directory has that name, and this is for files.")
    case .notEmpty:
      refused(command, "The directory still holds something.", remedy: "ls(f) lists it.")
    case .badHandle:
      refused(
        command,
        "There is no such handle any more, or it was not opened for this: a handle ends "
          + "when it is closed, with its process, and with a reboot.",
        remedy: "Open the file again.")
    case .invalid: explainInvalid(command)
    case .nameTooLong:
      refused(command, "What is moved would lie deeper than a path can say.")
    default:
      refused(
        command,
        ReachedLimit(.failed(error), of: command, in: self, work: 0).map { "This is \($0.limit)." }
          ?? "It fails with \(error).")
    }
  }

  // MARK: Keys

  private func explainLocked(_ command: DeviceCommand) -> Explanation {
    let situation = device.situation
    let cells = decidingCells(of: command)
    if let protection = cells.compactMap(\.protection).first, needsEntitlement(command) {
      return refused(
        command,
        "The application lacks the entitlement for class \(protection.letter), which this "
          + "profile, taking its documents literally, asks for; no key is missing.",
        remedy: "install(A) with the entitlement, or the profile apple: Apple asks for none.")
    }
    let missing = cells.first { !$0.allows(in: situation, under: profile) }
    guard case .file(let row, let protection) = missing else {
      return refused(
        command, "The key bag that wrapped its key is gone, and no unlock brings it back.")
    }
    let state = device.capitalized(situation.clause)
    let key = "the class \(protection.letter) key"
    return refused(
      command, "\(state), so \(key) is not in memory. \(cause(row, protection, command))",
      missing: cells, remedy: remedy(row, protection))
  }

  /// Whether a command fails for want of the entitlement that a literal reading asks for.
  func needsEntitlement(_ command: DeviceCommand) -> Bool {
    guard profile.readings.contains(.completeNeedsEntitlement),
      device.application.entitlement == nil
    else { return false }
    switch command {
    case .file(.create(_, .complete)), .file(.save(_, .complete, _)),
      .file(.replace(_, .complete, _)), .file(.setClass(_, .complete)):
      return true
    case .ifAvailable(let inner): return needsEntitlement(inner)
    default: return false
    }
  }

  /// Why that key is asked for.
  private func cause(
    _ row: FileRow, _ protection: ProtectionClass, _ command: DeviceCommand
  ) -> String {
    switch row {
    case .createInherited, .replaceInherited:
      let directory = command.madePath?.parent.map { "\($0)" } ?? "its directory"
      return "The directory \(directory) has class \(protection.letter), and gives it to new files "
        + "that are not given another."
    case .create, .replace: return "A new file of class \(protection.letter) is wrapped by it."
    case .secondOpen where protection == .completeUnlessOpen:
      return "A handle is open and goes on working, but every further open asks for the key anew."
    case .secondOpen:
      return "A handle is open; it fails as well, and works again after the unlock."
    case .readHandle, .writeHandle:
      return "The handle itself is not spoiled: it works again after the unlock, where it stands."
    case .setToComplete, .setToUnlessOpen, .setToUntilFirst, .setToNone, .setToInactive:
      return "To change a class the file is opened for writing first, in the class it has, "
        + "\(protection.letter), and then wrapped by the new one; Foundation reports 257, not 513."
    case .copy: return "A copy reads its source, which has class \(protection.letter)."
    default: return "The file has class \(protection.letter)."
    }
  }

  private func remedy(_ row: FileRow, _ protection: ProtectionClass) -> String {
    switch row {
    case .createInherited, .replaceInherited:
      "Give the directory class C, or the file class B, which can be made while locked; or wait "
        + "for the unlock."
    case .create, .replace:
      device.situation == .beforeFirstUnlock
        ? "Wait for the first unlock; only class D, and by C1 class B, can be made before."
        : "Write class C, or class B, which can be made while locked; or wait for the unlock."
    case .secondOpen where protection == .completeUnlessOpen: "Use the handle that is open."
    default: device.remedy(protection)
    }
  }

  // MARK: Names

  private func explainMode(_ command: DeviceCommand) -> Explanation {
    let code =
      "EACCES, for which Foundation has the same code as for a locked file. Only the errno "
      + "underneath tells them apart; no unlock helps."
    guard let (directory, right) = refusingDirectory(command) else {
      return refused(
        command, "The mode bits forbid it: \(code)",
        remedy: "chmod(f,644) lets the owner read and write.")
    }
    return refused(
      command, "The mode bits of \(directory) do not let \(right): \(code)",
      remedy: "chmod(\(directory),755) lets the owner do all of it.")
  }

  /// The first directory whose mode bits refuse a command, and what they refuse; nil where it is
  /// a file's own.
  private func refusingDirectory(_ command: DeviceCommand) -> (DevicePath, String)? {
    for path in command.paths {
      if let known = device.files.unsearchable(on: path) {
        return (known, "names in it be reached")
      }
    }
    for path in command.changedNames {
      guard let parent = path.parent, let id = device.node(at: parent) else { continue }
      if !device.files.isWritable(id) { return (parent, "names in it be made or removed") }
    }
    if case .file(.removeTree(let path)) = command {
      return firstKept(under: path).map { ($0, "it be emptied") }
    }
    return command.paths.first { isDirectory($0) && !isListable($0) }.map { ($0, "it be listed") }
  }

  /// The first directory at or under a path that holds something and may not be emptied.
  private func firstKept(under path: DevicePath) -> DevicePath? {
    guard isDirectory(path), let id = device.node(at: path) else { return nil }
    let names = device.files.names(in: id)
    let isFree =
      isListable(path) && device.files.isWritable(id) && device.files.isSearchable(id)
    if !names.isEmpty, !isFree { return path }
    return names.lazy.compactMap { firstKept(under: path.appending($0)) }.first
  }

  private func isDirectory(_ path: DevicePath) -> Bool {
    device.node(at: path).map { device.files.volume.nodes[$0].kind == .directory } ?? false
  }

  private func isListable(_ path: DevicePath) -> Bool {
    device.node(at: path).map { device.files.isListable($0) } ?? false
  }

  private func explainPath(_ command: DeviceCommand) -> Explanation {
    for path in command.paths {
      var known = DevicePath.root
      for name in path.components {
        let next = known.appending(name)
        guard device.files.volume.nodes[device.node(at: known) ?? Volume.root].kind == .directory
        else { return refused(command, "\(known) is a file, so nothing is in it.") }
        guard device.node(at: next) != nil else {
          let isLast = next == path
          if isLast, path == command.madePath { break }
          return refused(
            command,
            "There is no \(isLast ? "" : "directory ")\(next): names are never protected, so "
              + "this is proven in any state.",
            remedy: isLast ? "Make it, or look elsewhere." : "mkdir(\(next)) makes it.")
        }
        known = next
      }
    }
    return refused(command, "A name on the way is not there.")
  }

  private func explainTaken(_ command: DeviceCommand) -> Explanation {
    let path = command.madePath
    let kind = path.flatMap { device.node(at: $0) }.map { device.files.volume.nodes[$0] }
    let what = kind.map { node in
      node.kind == .directory ? "a directory" : "a file of class \(node.protection.letter)"
    }
    return refused(
      command, "The name \(path.map { "\($0) " } ?? "")is taken by \(what ?? "something").",
      remedy:
        "put(f) writes over a file as Data.write does, atomic(f) replaces it, and rename(f,g) "
        + "moves over it.")
  }

  private func explainInvalid(_ command: DeviceCommand) -> Explanation {
    if profile.readings.contains(.noInactiveClass),
      "\(command)".contains("(CX,") || "\(command)".contains(",CX")
    {
      return refused(command, "The documents of this profile know no class CX.")
    }
    return refused(
      command,
      "It makes no sense: a directory cannot be moved into itself, and the container cannot "
        + "be moved or removed.")
  }
}

extension DecidingCell {
  fileprivate var protection: ProtectionClass? {
    if case .file(_, let protection) = self { protection } else { nil }
  }
}
