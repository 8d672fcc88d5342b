extension Device {
  /// Says whether a file can be read now and why: what one otherwise finds out by printing its
  /// protection attribute and guessing at the lock state.
  public func explain(_ path: DevicePath) -> Explanation {
    if let nobody = explainNobody("\(path)") { return nobody }
    if let directory = files.unsearchable(on: path) { return unreachable(path, directory) }
    guard let id = node(at: path) else { return missing(path) }
    let node = files.volume.nodes[id]
    if node.kind == .directory { return directory(path, node) }
    let states = situations(reading: node.protection)
    guard node.mode & 0o400 != 0 else { return forbidden(path, states) }
    let name = "the class \(node.protection.letter) key"
    let clause = capitalized(state.situation.clause)
    // The answer is that of an open on a copy, so that it is never another than an open's own.
    var trial = self
    do {
      _ = try trial.open(path)
    } catch PosixError.notPermitted {
      return Explanation(
        subject: "\(path)", isReadable: false,
        reason: "\(clause), so \(name) is not in memory; opening it fails with EPERM, Cocoa 257, "
          + "writing with \(writingCode)."
          + handles(node),
        missingKey: name, readableIn: states, remedy: remedy(node.protection))
    } catch {
      return Explanation(
        subject: "\(path)", isReadable: false, reason: "Opening it fails with \(error).",
        missingKey: nil, readableIn: [], remedy: "Close what is open.")
    }
    return Explanation(
      subject: "\(path)", isReadable: true, reason: "\(clause), so \(name) is in memory.",
      missingKey: nil, readableIn: states,
      remedy: outlook(states, isKeptByHandle: node.protection == .completeUnlessOpen))
  }

  /// Without a process nothing can be read, whatever the keys.
  func explainNobody(_ subject: String) -> Explanation? {
    guard !isAskerRunning else { return nil }
    return Explanation(
      subject: subject, isReadable: false, reason: capitalized(howToRun) + ".", missingKey: nil,
      readableIn: [], remedy: "")
  }

  private func missing(_ path: DevicePath) -> Explanation {
    Explanation(
      subject: "\(path)", isReadable: false,
      reason: "There is no such file: names are never protected, so this is proven in any state.",
      missingKey: nil, readableIn: [], remedy: "Create it, or look elsewhere.")
  }

  private func directory(_ path: DevicePath, _ node: Node) -> Explanation {
    guard node.mode & 0o400 != 0 else { return closed(path, path, "listed") }
    return Explanation(
      subject: "\(path)", isReadable: true,
      reason: "It is a directory; listing one needs no key. Its class, \(node.protection.letter), "
        + "is what new files in it get; files that are there or are moved in keep their own.",
      missingKey: nil, readableIn: LockState.allCases.filter { $0 != .off },
      remedy: "Nothing needs to be done.")
  }

  private func forbidden(_ path: DevicePath, _ states: [LockState]) -> Explanation {
    Explanation(
      subject: "\(path)", isReadable: false,
      reason: "Its mode bits forbid reading: EACCES, which Cocoa reports as 257 too. Only the "
        + "underlying errno tells it from a locked file.",
      missingKey: nil, readableIn: states, remedy: "Set the mode.")
  }

  private func unreachable(_ path: DevicePath, _ directory: DevicePath) -> Explanation {
    closed(path, directory, "searched")
  }

  private func closed(_ path: DevicePath, _ directory: DevicePath, _ what: String) -> Explanation {
    Explanation(
      subject: "\(path)", isReadable: false,
      reason: "The mode bits of the directory \(directory) do not let it be \(what): EACCES, "
        + "whatever keys are in memory.",
      missingKey: nil, readableIn: [], remedy: "chmod(\(directory),755) lets its owner do so.")
  }

  /// The code of a write to a locked file.
  private var writingCode: Int {
    (PosixError.notPermitted.cocoa(.write, under: profile) ?? .writeNoPermission).rawValue
  }

  /// The states in which the class can be opened, by the key table.
  private func situations(reading protection: ProtectionClass) -> [LockState] {
    LockState.allCases.filter {
      $0 != .off
        && Policy.expected(.openRead, protection, in: $0, under: profile).outcome == .allowed
    }
  }

  private func handles(_ node: Node) -> String {
    guard node.opens > 0 else { return "" }
    return switch node.protection {
    case .completeUnlessOpen: " The handle that is open already goes on working."
    case .complete: " The handle that is open already fails as well and works again after unlock."
    case .completeUntilFirstUserAuthentication, .none, .completeWhenUserInactive: ""
    }
  }

  func capitalized(_ clause: String) -> String {
    clause.prefix(1).uppercased() + clause.dropFirst()
  }
}
