extension ScriptRun {
  mutating func performHandle(_ action: ScriptAction.FileAction) -> ScriptOutcome {
    switch action {
    case .open(let path, let forWriting): return open(path, forWriting)
    case .readHandle(let path):
      return withHandle(path, .reading) { (device, handle) throws(PosixError) in
        .bytes(try device.read(handle, at: 0, count: DeviceLimits.fileBytes))
      }
    case .writeHandle(let path, let text):
      let bytes = bytes(text, path?.name?.text ?? "handle")
      return withHandle(path, .writing) { (device, handle) throws(PosixError) in
        try device.write(handle, at: 0, bytes)
        return ScriptOutcome(.done, "ok")
      }
    case .close(let path): return close(path)
    case .map(let path): return map(path)
    case .touch(let path): return touch(path)
    default: return ScriptOutcome(.ignored, "not an operation on a handle")
    }
  }

  private mutating func open(_ path: Path, _ forWriting: Bool) -> ScriptOutcome {
    var opened: Handle?
    let outcome = attempt(forWriting ? .writing : .reading) { (device) throws(PosixError) in
      opened = try device.open(path, forWriting ? .readWrite : .read)
    }
    if let opened { places[current].handles.append((path, opened)) }
    return outcome
  }

  /// The newest handle, or the newest on that path.
  private func handleIndex(_ path: Path?) -> Int? {
    places[current].handles.lastIndex { path == nil || $0.path == path }
  }

  private mutating func withHandle(
    _ path: Path?, _ purpose: Purpose,
    _ operation: (inout Device, Handle) throws(PosixError) -> ScriptOutcome
  ) -> ScriptOutcome {
    guard let index = handleIndex(path) else {
      return ScriptOutcome(.ignored, "ignored: no handle is open")
    }
    let handle = places[current].handles[index].handle
    do {
      return try operation(&device, handle)
    } catch {
      return .failed(
        error, cocoa: purpose.cocoaCode(error),
        error == .notPermitted ? ": \(device.state.situation.clause)" : "")
    }
  }

  private mutating func close(_ path: Path?) -> ScriptOutcome {
    guard let index = handleIndex(path) else {
      return ScriptOutcome(.ignored, "ignored: no handle is open")
    }
    let handle = places[current].handles.remove(at: index).handle
    return attempt(.reading) { (device) throws(PosixError) in try device.close(handle) }
  }

  /// Maps through the newest handle; opens one where there is none.
  private mutating func map(_ path: Path?) -> ScriptOutcome {
    if handleIndex(path) == nil, let path {
      let outcome = open(path, false)
      guard outcome.kind == .done else { return outcome }
    }
    guard let index = handleIndex(path) else {
      return ScriptOutcome(.ignored, "ignored: no handle is open; mmap(f) opens one")
    }
    let (path, handle) = places[current].handles[index]
    var mapped: Mapping?
    let outcome = attempt(.reading) { (device) throws(PosixError) in
      mapped = try device.map(handle)
    }
    if let mapped { places[current].mappings.append((path, mapped)) }
    return outcome
  }

  private mutating func touch(_ path: Path?) -> ScriptOutcome {
    let mapped = places[current].mappings.last { path == nil || $0.path == path }
    guard let mapping = mapped?.mapping else {
      return ScriptOutcome(.ignored, "ignored: nothing is mapped")
    }
    var touched: TouchOutcome?
    let outcome = attempt(.reading) { (device) throws(PosixError) in
      touched = try device.touch(mapping, count: DeviceLimits.fileBytes)
    }
    switch touched {
    case .bytes(let bytes): return .bytes(bytes)
    case .processDied:
      return ScriptOutcome(.died, "the application dies: the page cannot be read (SIGBUS)")
    case nil: return outcome
    }
  }
}
