import DataProtection

// Devices that write whole files wrongly.
extension BrokenDevice {
  static let ofWriting: [BrokenDevice] = [
    BrokenDevice(
      "putTakesDirectoryClass",
      "Writing a file that is there gives it its directory's class.",
      breaks: .classIsKept,
      "create(A,/Documents/a) put(A,/Documents/a,%01) stat(/Documents/a)",
      afterFile { command, outcome, before, device in
        guard outcome == .done, case .write(let path, _, _) = command,
          before.node(at: path) != nil, let node = device.node(at: path),
          let directory = device.directory(of: path)
        else { return }
        device.files.volume.nodes[node].protection = device.files.volume.nodes[directory].protection
      }),
    BrokenDevice(
      "appendOverwrites",
      "Appending to a file replaces what is in it.",
      breaks: .acknowledgedBytesKept,
      "atomic(/Documents/a,%01) append(/Documents/a,%02) stat(/Documents/a)",
      replacing { command in
        if case .file(.append(let path, let bytes)) = command {
          .file(.overwrite(path, bytes))
        } else {
          nil
        }
      }),
    BrokenDevice(
      "seekToEndStays",
      "Moving to the end of a file moves to its start.",
      breaks: .acknowledgedBytesKept,
      "atomic(/Documents/a,%01) open(/Documents/a) seek(#0,end) hrd(#0,1,next)",
      replacing { command in
        if case .handle(.seekToEnd(let name)) = command { .handle(.seek(name, 0)) } else { nil }
      }),
  ]
}
