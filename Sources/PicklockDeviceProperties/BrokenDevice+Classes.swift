import DataProtection

// Devices that change classes wrongly.
extension BrokenDevice {
  static let ofClasses: [BrokenDevice] = [
    BrokenDevice(
      "failedSetClassChangesLabel",
      "A class change that fails has changed the class.",
      breaks: .failedSetClass,
      "P L create(A,/Documents/a) +10 set(/Documents/a,B) stat(/Documents/a)",
      afterFile { command, outcome, _, device in
        if outcome == .failed(.notPermitted), case .setClass(let path, let protection) = command,
          let node = device.node(at: path)
        {
          device.files.volume.nodes[node].protection = protection
        }
      }),
    BrokenDevice(
      "sameClassNeedsKey",
      "Setting the class a file has already needs its key.",
      breaks: .sameClassNeverFails,
      "P L create(A,/Documents/a) +10 set(/Documents/a,A)",
      needingKey { command, device in
        guard case .setClass(let path, let protection) = command,
          let node = device.node(at: path), device.files.volume.nodes[node].protection == protection
        else { return nil }
        return path
      }),
    BrokenDevice(
      "setClassWithoutKey",
      "A class change needs no key, so it opens locked files.",
      breaks: .setClassReadsNothing,
      "P L create(A,/Documents/a) +10 set(/Documents/a,B)",
      holding { command, device in
        guard case .file(.setClass(let path, _)) = command, let node = device.node(at: path) else {
          return nil
        }
        return device.keys.union(device.openingKey(of: node))
      }),
    BrokenDevice(
      "convertNeedsUnlock",
      "Converting a file to class B needs the private class key.",
      breaks: "table 4.1: changing the class of class C",
      "P L +10 create(/Documents/a) set(/Documents/a,B)",
      holding { command, device in
        guard case .file(.setClass(_, .completeUnlessOpen)) = command,
          !device.keys.contains(.unlessOpenPrivate)
        else { return nil }
        return device.keys.subtracting(.unlessOpenPublic)
      }),
    BrokenDevice(
      "directoryClassReachesFiles",
      "Setting a directory's class changes the files in it.",
      breaks: .directoryClassReachesNoFile,
      "create(/Documents/a) set(/Documents,A) stat(/Documents/a)",
      afterFile { command, outcome, _, device in
        guard outcome == .done, case .setClass(let path, let protection) = command,
          let directory = device.node(at: path),
          device.files.volume.nodes[directory].kind == .directory
        else { return }
        for name in device.files.volume.names(in: directory) {
          guard let node = device.node(at: path.appending(name)) else { continue }
          if device.files.volume.nodes[node].kind == .file {
            device.files.volume.nodes[node].protection = protection
          }
        }
      }),
  ]
}
