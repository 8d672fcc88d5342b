// What is done with handles and mappings.
extension DeviceSession {
  mutating func perform(_ command: HandleCommand) throws(PosixError) -> DeviceOutcome {
    switch command {
    case .read(let name, let offset, let count):
      guard let index = try index(of: name, in: handles) else { return Self.noHandle }
      let handle = try value(handles[index])
      return .bytes(try device.read(handle, at: offset, count: count))
    case .write(let name, let offset, let bytes):
      let text = self.bytes(bytes, for: name.fileName)
      guard let index = try index(of: name, in: handles) else { return Self.noHandle }
      try device.write(try value(handles[index]), at: offset, text)
    case .truncate(let name, let size):
      guard let index = try index(of: name, in: handles) else { return Self.noHandle }
      try device.truncate(try value(handles[index]), to: size)
    case .seek(let name, let offset):
      guard let index = try index(of: name, in: handles) else { return Self.noHandle }
      try device.seek(try value(handles[index]), to: offset)
    case .seekToEnd(let name):
      guard let index = try index(of: name, in: handles) else { return Self.noHandle }
      try device.seekToEnd(try value(handles[index]))
    case .synchronize(let name):
      guard let index = try index(of: name, in: handles) else { return Self.noHandle }
      try device.synchronize(try value(handles[index]))
    case .close(let name):
      guard let index = try index(of: name, in: handles) else { return Self.noHandle }
      handles[index].isOver = true
      try device.close(try value(handles[index]))
    case .map(let name): return try map(name)
    case .touch(let name, let offset, let count):
      guard let index = try index(of: name, in: mappings) else { return Self.noMapping }
      switch try device.touch(try value(mappings[index]), at: offset, count: count) {
      case .bytes(let bytes): return .bytes(bytes)
      case .processDied: return .processDied
      }
    case .unmap(let name):
      guard let index = try index(of: name, in: mappings) else { return Self.noMapping }
      mappings[index].isOver = true
      try device.unmap(try value(mappings[index]))
    }
    return .done
  }

  private static let noHandle = DeviceOutcome.impossible("no handle is open")
  private static let noMapping = DeviceOutcome.impossible("nothing is mapped")

  /// Maps through a handle; opens the path where there is none.
  private mutating func map(_ name: HandleName) throws(PosixError) -> DeviceOutcome {
    if case .on(let path) = name, try index(of: name, in: handles) == nil {
      handles.append(HeldHandle(path: path, device: device.identity, process: device.asking))
      handles[handles.count - 1].value = try device.open(path)
    }
    guard let index = try index(of: name, in: handles) else {
      return .impossible("no handle is open; mmap(f) opens one")
    }
    mappings.append(
      HeldHandle(path: handles[index].path, device: device.identity, process: device.asking))
    mappings[mappings.count - 1].value = try device.map(try value(handles[index]))
    return .done
  }

  /// Where what is named was put; nil where nothing of that name is open. A number that was never
  /// given out is EBADF, as a stale descriptor is.
  @inline(__always)
  private func index<Value>(
    of name: HandleName, in held: [HeldHandle<Value>]
  ) throws(PosixError) -> Int? {
    switch name {
    case .number(let number):
      guard held.indices.contains(number) else { throw stale }
      return number
    case .last:
      return held.lastIndex { isOpen($0) }
    case .on(let path):
      return held.lastIndex { isOpen($0) && $0.path == path }
    }
  }

  private func isOpen<Value>(_ held: HeldHandle<Value>) -> Bool {
    !held.isOver && held.value != nil && isHere(held)
  }

  /// Whether it is of the current device, and of the process that asks.
  @inline(__always)
  private func isHere<Value>(_ held: HeldHandle<Value>) -> Bool {
    held.device == device.identity && held.process == device.asking
  }

  /// What was given out; EBADF where nothing was, or by another device or to another process.
  @inline(__always)
  private func value<Value>(_ held: HeldHandle<Value>) throws(PosixError) -> Value {
    guard let value = held.value, isHere(held) else { throw stale }
    return value
  }

  /// Where no process runs, that comes first.
  private var stale: PosixError { device.isAskerRunning ? .badHandle : .noProcess }
}

// MARK: What a name stands for

extension DeviceSession {
  /// The handle of that name; nil where none is open.
  package func handle(named name: HandleName) -> DeviceHandle? {
    do {
      guard let index = try index(of: name, in: handles) else { return nil }
      return try value(handles[index])
    } catch {
      return nil
    }
  }

  /// The path that the handle of that name was asked for; nil where none is open.
  func path(of name: HandleName) -> DevicePath? {
    do { return try index(of: name, in: handles).map { handles[$0].path } } catch { return nil }
  }

  /// The file that a command on a handle is about; nil where none is open.
  package func node(behind command: HandleCommand) -> UInt32? {
    switch command {
    case .read(let name, _, _), .write(let name, _, _), .truncate(let name, _), .seek(let name, _),
      .seekToEnd(let name), .synchronize(let name), .close(let name), .map(let name):
      handle(named: name).map { device.files.volume.node(of: $0) }.flatMap { $0 == 0 ? nil : $0 }
    case .touch, .unmap: nil
    }
  }

  /// The file that a command on a mapping is about; nil where nothing is mapped.
  func mappedNode(behind command: HandleCommand) -> UInt32? {
    switch command {
    case .touch(let name, _, _), .unmap(let name):
      do {
        guard let index = try index(of: name, in: mappings) else { return nil }
        let mapping = try value(mappings[index])
        let node = device.files.volume.node(of: mapping.handle, isMapping: true)
        return node == 0 ? nil : node
      } catch {
        return nil
      }
    case .read, .write, .truncate, .seek, .seekToEnd, .synchronize, .close, .map: return nil
    }
  }
}

extension HandleName {
  /// What new bytes are named after.
  fileprivate var fileName: String {
    switch self {
    case .on(let path): path.name?.text ?? ""
    case .last, .number: "handle"
    }
  }
}
