import DataProtection

// Devices that make, open and copy files wrongly.
extension BrokenDevice {
  static let ofOpening: [BrokenDevice] = [
    BrokenDevice(
      "unlessOpenCreateNeedsUnlock",
      "Creating a class B file needs the private class key.",
      breaks: .unlessOpenCreatable,
      "P L +10 create(B,/Documents/a)",
      holding { command, device in
        guard case .file = command, !device.keys.contains(.unlessOpenPrivate) else { return nil }
        return device.keys.subtracting(.unlessOpenPublic)
      }),
    BrokenDevice(
      "failedCreateLeavesName",
      "A create that fails leaves an empty file.",
      breaks: .failureChangesNothing,
      "P R bg create(/Documents/a) create(/Documents/a)",
      afterFile { command, outcome, _, device in
        guard outcome == .failed(.notPermitted), case .create(let path, let protection) = command,
          let name = path.name, let directory = device.directory(of: path)
        else { return }
        let inherited = device.files.volume.nodes[directory].protection
        let node = device.files.volume.allocate(
          device.files.newFile(protection ?? inherited, in: device.fileContext))
        device.files.volume.link(node, as: name, in: directory)
      }),
    BrokenDevice(
      "failedOpenTruncates",
      "An open for truncation that fails has emptied the file.",
      breaks: .failureChangesNothing,
      "P L atomic(A,/Documents/a,%01) +10 open(/Documents/a,t) stat(/Documents/a)",
      afterFile { command, outcome, _, device in
        if outcome == .failed(.notPermitted), case .open(let path, .truncate) = command,
          let node = device.node(at: path)
        {
          device.files.truncate(node, to: 0, in: device.fileContext)
        }
      }),
    BrokenDevice(
      "createIgnoresDirectory",
      "A new file takes the container's class, not its directory's.",
      breaks: .classIsKept,
      "set(/Documents,A) create(/Documents/a) stat(/Documents/a)",
      { command, session in
        guard case .file(let asked) = command, let path = asked.inheriting,
          let directory = session.device.directory(of: path)
        else { return session.run(command) }
        let label = session.device.files.volume.nodes[directory].protection
        session.device.files.volume.nodes[directory].protection =
          session.device.application.containerDefault
        defer { session.device.files.volume.nodes[directory].protection = label }
        return session.run(command)
      }),
    BrokenDevice(
      "createIgnoresExplicit",
      "A new file takes its directory's class, whatever was asked for.",
      breaks: .classIsKept,
      "create(A,/Documents/a) stat(/Documents/a)",
      replacing { command in
        if case .file(.create(let path, _)) = command { return .file(.create(path, nil)) }
        guard case .file(.replace(let path, _, let bytes)) = command else { return nil }
        return .file(.replace(path, nil, bytes))
      }),
    BrokenDevice(
      "inheritedFallbackWrong",
      "A create without a key falls back where C14 says not, and the reverse.",
      breaks: "table 4.1: making class C",
      "P R bg create(/Documents/a)",
      assuming(.inheritedClassWithoutKey) { command in
        if case .file = command { true } else { false }
      }),
    BrokenDevice(
      "copyWithoutKey",
      "Copying reads a locked file.",
      breaks: "table 4.1: copying class B",
      "P L +10 create(B,/Documents/a) cp(/Documents/a,/Documents/b)",
      holding { command, device in
        guard case .file(.copy(let source, _)) = command, let node = device.node(at: source) else {
          return nil
        }
        return device.keys.union(device.openingKey(of: node))
      }),
    BrokenDevice(
      "cloneNeedsKey",
      "Cloning needs the key where C4 says it does not, and the reverse.",
      breaks: "table 4.1: copying class A",
      "P L create(A,/Documents/a) +10 clone(/Documents/a,/Documents/b)",
      assuming(.cloneUnreadable) { command in
        if case .file(.clone) = command { true } else { false }
      }),
    BrokenDevice(
      "atomicReplaceTears",
      "An atomic replace that fails has emptied the old file.",
      breaks: .replaceIsWhole,
      "P L atomic(/Documents/a,%01) +10 atomic(A,/Documents/a,%02) stat(/Documents/a)",
      afterFile { command, outcome, _, device in
        if outcome == .failed(.notPermitted), case .replace(let path, _, _) = command,
          let node = device.node(at: path)
        {
          device.files.truncate(node, to: 0, in: device.fileContext)
        }
      }),
    BrokenDevice(
      "atomicKeepsOldClass",
      "An atomic replace keeps the class of the file it replaces.",
      breaks: .classIsKept,
      "create(A,/Documents/a) atomic(/Documents/a,%01) stat(/Documents/a)",
      afterFile { command, outcome, before, device in
        if outcome == .done, case .replace(let path, _, _) = command,
          let old = before.node(at: path), let node = device.node(at: path)
        {
          device.files.volume.nodes[node].protection = before.files.volume.nodes[old].protection
        }
      }),
  ]
}

extension FileCommand {
  /// The path of a file that takes its directory's class.
  fileprivate var inheriting: DevicePath? {
    if case .create(let path, nil) = self { return path }
    return if case .replace(let path, nil, _) = self { path } else { nil }
  }
}
