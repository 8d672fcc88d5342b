import DataProtection

// Devices whose open files and mappings go wrong.
extension BrokenDevice {
  static let ofHandles: [BrokenDevice] = [
    BrokenDevice(
      "completeHandleKept",
      "A class A handle still reads after eviction.",
      breaks: .completeNeedsKey,
      "P L create(A,/Documents/a) +10 mmap(#0)",
      afterEviction { before, device in
        device.files.epochs.complete = before.files.epochs.complete
      }),
    BrokenDevice(
      "completeHandleLost",
      "A class A handle never works again after an eviction.",
      breaks: .completeHandleReturns,
      "P L create(A,/Documents/a) +10 U mmap(#0)",
      holding { command, device in
        if case .handle = command { device.keys.subtracting(.complete) } else { nil }
      }),
    BrokenDevice(
      "unlessOpenHandleLost",
      "A class B handle stops working at eviction.",
      breaks: .unlessOpenHandleWorks,
      "P L +10 create(B,/Documents/a) mmap(#0)",
      { command, session in
        if case .handle(let used) = command, let node = session.node(behind: used),
          session.device.files.volume.nodes[node].protection == .completeUnlessOpen
        {
          session.device.files.volume.nodes[node].held = 0
        }
        return session.run(command)
      }),
    BrokenDevice(
      "unlessOpenSecondOpen",
      "A class B file that is open already opens again while locked.",
      breaks: .noSecondUnlessOpen,
      "P L +10 create(B,/Documents/a) open(/Documents/a)",
      holding { command, device in
        guard case .file(.open(let path, _)) = command, let id = device.node(at: path) else {
          return nil
        }
        let node = device.files.volume.nodes[id]
        guard node.protection == .completeUnlessOpen, node.opens > 0 else { return nil }
        return device.keys.union(.unlessOpenPrivate)
      }),
    BrokenDevice(
      "unlessOpenKeySurvivesClose",
      "The key of a class B file stays in memory when it is closed.",
      breaks: .unlessOpenNeedsUnlocked,
      "P L +10 create(B,/Documents/a) close(#0) open(/Documents/a)",
      { command, session in
        guard case .handle(.close(let name)) = command,
          let node = session.node(behind: .close(name))
        else {
          let lend = holding { command, device in
            guard case .file(.open(let path, _)) = command, let id = device.node(at: path) else {
              return nil
            }
            let node = device.files.volume.nodes[id]
            guard node.protection == .completeUnlessOpen, node.opens == 0, node.held != 0 else {
              return nil
            }
            return device.keys.union(.unlessOpenPrivate)
          }
          return lend(command, &session)
        }
        let held = session.device.files.volume.nodes[node]
        let outcome = session.run(command)
        if held.protection == .completeUnlessOpen, held.links > 0 {
          session.device.files.volume.nodes[node].held = held.held
        }
        return outcome
      }),
    BrokenDevice(
      "failedWriteGrows",
      "A write that fails leaves the file longer.",
      breaks: .failureChangesNothing,
      "P L create(A,/Documents/a) +10 hwr(#0,%01) stat(/Documents/a)",
      { command, session in
        let outcome = session.run(command)
        if outcome == .failed(.notPermitted), case .handle(let used) = command,
          case .write = used, let node = session.node(behind: used)
        {
          let size = session.device.files.volume.payloads[node].content.size
          session.device.files.truncate(node, to: size + 1, in: session.device.fileContext)
        }
        return outcome
      }),
    BrokenDevice(
      "readAtWrongOffset",
      "After an unlock a class A handle reads from the start.",
      breaks: .completeHandleReturns,
      "P L create(A,/Documents/a) hwr(#0,%01) +10 U hrd(#0,1,next)",
      { command, session in
        if case .handle(let used) = command, case .read(let name, at: nil, _) = used,
          let node = session.node(behind: used), let handle = session.handle(named: name)
        {
          let file = session.device.files.volume.nodes[node]
          if file.held != session.device.files.epochs[file.protection] {
            session.device.files.volume.slots[handle.slot].position = 0
          }
        }
        return session.run(command)
      }),
    BrokenDevice(
      "mappingSurvivesEviction",
      "A class A mapping can be touched after eviction.",
      breaks: .restartEndsHandles,
      "P L create(A,/Documents/a) mmap(#0) +10 touch(#0)",
      { command, session in
        guard case .handle(.touch) = command else { return session.run(command) }
        let (keys, volume) = (session.device.keys, session.device.files.volume)
        session.device.keys = .all
        defer {
          session.device.keys = keys
          session.device.files.volume = volume
        }
        return session.run(command)
      }),
    BrokenDevice(
      "mapUnlessOpenWrong",
      "A class B file maps while locked where C3 says not, and the reverse.",
      breaks: .unlessOpenHandleWorks,
      "P L +10 create(B,/Documents/a) mmap(#0)",
      assuming(.mapUnlessOpenWhileLocked) { command in
        if case .handle(.map) = command { true } else { false }
      }),
  ]
}
