import DataProtection
import PropertyEngine

// What is done with open files and mappings.
extension DeviceMachine {
  func drawHandle(_ kind: DeviceCommandKind.Handle, _ draw: inout Draw) throws -> HandleCommand? {
    switch kind {
    case .touch:
      return try draw.handle(of: mappings.table).map {
        .touch($0.name, at: 0, count: DeviceLimits.fileBytes)
      }
    case .unmap: return try draw.handle(of: mappings.table).map { .unmap($0.name) }
    case .read:
      let handle = try draw.handle(of: handles.table)
      let count = try draw.integer(in: 1...4)
      return handle.map { .read($0.name, at: nil, count: count) }
    case .write:
      let handle = try draw.handle(of: handles.table)
      let bytes = try fresh(&draw)
      return handle.map { .write($0.name, at: nil, bytes) }
    case .truncate:
      let handle = try draw.handle(of: handles.table)
      let size = try draw.integer(in: 0...4)
      return handle.map { .truncate($0.name, size) }
    case .seekToEnd: return try draw.handle(of: handles.table).map { .seekToEnd($0.name) }
    case .close: return try draw.handle(of: handles.table).map { .close($0.name) }
    case .map: return try draw.handle(of: handles.table).map { .map($0.name) }
    }
  }

  /// A mapping that is refused counts all the same, so that names do not shift.
  mutating func skip(_ command: HandleCommand) -> DeviceOutcome {
    if case .map = command { mappings.skip() }
    return .failed(.noProcess)
  }

  mutating func expect(_ command: HandleCommand) -> DeviceOutcome {
    switch command {
    case .read(.number(let number), at: nil, let count): expectRead(.init(number), count)
    case .write(.number(let number), at: nil, let bytes?): expectWrite(.init(number), bytes)
    case .truncate(.number(let number), let size): expectTruncate(.init(number), size)
    case .seekToEnd(.number(let number)): expectSeekToEnd(.init(number))
    case .close(.number(let number)): expectClose(.init(number))
    case .map(.number(let number)): expectMap(.init(number))
    case .touch(.number(let number), at: 0, count: DeviceLimits.fileBytes):
      expectTouch(.init(number))
    case .unmap(.number(let number)): expectUnmap(.init(number))
    case .read, .write, .truncate, .close, .map, .touch, .unmap, .seek, .seekToEnd, .synchronize:
      Self.notModelled
    }
  }

  private mutating func expectRead(_ handle: SymbolicHandle, _ count: Int) -> DeviceOutcome {
    guard let open = handles[handle], let file = open.file else { return .failed(.badHandle) }
    if let refused = refusal(.readHandle, files[file].protection) { return refused }
    let content = files[file].content
    guard open.position < content.count else { return .bytes([]) }
    let bytes = Array(content[open.position..<min(open.position + count, content.count)])
    handles[handle]?.position = open.position + bytes.count
    return .bytes(bytes)
  }

  private mutating func expectWrite(
    _ handle: SymbolicHandle, _ bytes: [UInt8]
  ) -> DeviceOutcome {
    guard let open = handles[handle], let file = open.file, open.writes else {
      return .failed(.badHandle)
    }
    if let refused = refusal(.writeHandle, files[file].protection) {
      files[file].marks.insert(.writeFailed)
      return refused
    }
    writes &+= 1
    let end = open.position + bytes.count
    let missing = end - files[file].content.count
    if missing > 0 { files[file].content += [UInt8](repeating: 0, count: missing) }
    files[file].content.replaceSubrange(open.position..<end, with: bytes)
    handles[handle]?.position = end
    return .done
  }

  private mutating func expectTruncate(_ handle: SymbolicHandle, _ size: Int) -> DeviceOutcome {
    guard let open = handles[handle], let file = open.file, open.writes else {
      return .failed(.badHandle)
    }
    if let refused = refusal(.writeHandle, files[file].protection) {
      files[file].marks.insert(.writeFailed)
      return refused
    }
    let missing = size - files[file].content.count
    if missing > 0 {
      files[file].content += [UInt8](repeating: 0, count: missing)
    } else {
      files[file].content.removeLast(-missing)
    }
    return .done
  }

  private mutating func expectSeekToEnd(_ handle: SymbolicHandle) -> DeviceOutcome {
    guard let file = handles[handle]?.file else { return .failed(.badHandle) }
    handles[handle]?.position = files[file].content.count
    return .done
  }

  private mutating func expectClose(_ handle: SymbolicHandle) -> DeviceOutcome {
    guard let file = handles[handle]?.file else { return .failed(.badHandle) }
    if let refused = refusal(.close, files[file].protection) { return refused }
    if let file = handles.end(handle) { closed(file) }
    return .done
  }

  private mutating func expectMap(_ handle: SymbolicHandle) -> DeviceOutcome {
    guard let file = handles[handle]?.file else {
      mappings.skip()
      return .failed(.badHandle)
    }
    if let refused = refusal(.map, files[file].protection) {
      mappings.skip()
      return refused
    }
    mappings.open(ModelHandle(file: file))
    files[file].opens += 1
    return .done
  }

  private mutating func expectTouch(_ mapping: SymbolicHandle) -> DeviceOutcome {
    guard let file = mappings[mapping]?.file else { return .failed(.badHandle) }
    if let died = refusal(.touchMapping, files[file].protection) {
      state.apply(.kill)
      stop()
      return died
    }
    return .bytes(files[file].content)
  }

  private mutating func expectUnmap(_ mapping: SymbolicHandle) -> DeviceOutcome {
    guard let file = mappings.end(mapping) else { return .failed(.badHandle) }
    closed(file)
    return .done
  }

  func invariant(_ command: HandleCommand, _ wrong: WrongAnswer) -> DeviceInvariant? {
    switch command {
    case .read(.number(let number), _, _), .write(.number(let number), _, _),
      .truncate(.number(let number), _), .map(.number(let number)):
      invariantOfUse(handles[.init(number)], wrong)
    case .touch(.number(let number), _, _): invariantOfUse(mappings[.init(number)], wrong)
    case .close, .unmap, .seekToEnd:
      wrong.expected == .failed(.badHandle) ? .restartEndsHandles : nil
    case .read, .write, .truncate, .map, .touch, .seek, .synchronize: nil
    }
  }

  private func invariantOfUse(
    _ handle: ModelHandle?, _ wrong: WrongAnswer
  ) -> DeviceInvariant? {
    guard let handle, let file = handle.file else { return .restartEndsHandles }
    let protection = files[file].protection
    if wrong.shouldRefuse || wrong.expected == .processDied {
      return protection == .complete ? .completeNeedsKey : nil
    }
    guard wrong.isRefusal || wrong.actual == .processDied else {
      let changed = changedBytesInvariant(files[file].marks)
      return changed == .acknowledgedBytesKept && protection == .complete && isUnlocked
        ? .completeHandleReturns : changed
    }
    switch protection {
    case .completeUnlessOpen: return .unlessOpenHandleWorks
    case .complete: return .completeHandleReturns
    case .completeUntilFirstUserAuthentication, .none, .completeWhenUserInactive:
      return refusedInvariant
    }
  }
}

extension SymbolicHandle {
  /// The handle as a command names it.
  var name: HandleName { .number(number) }
}
