extension ScriptRun {
  /// How Foundation names a failure: as one of reading, or as one of writing.
  enum Purpose {
    case reading, writing

    /// The code of the `CocoaError`; sources: `CocoaError+FilePath.swift` of swift-foundation.
    func cocoaCode(_ error: PosixError) -> Int? {
      switch (error, self) {
      case (.notPermitted, .reading), (.accessDenied, .reading): 257
      case (.notPermitted, .writing), (.accessDenied, .writing): 513
      case (.noEntry, .reading): 260
      case (.noEntry, .writing): 4
      case (.exists, .writing): 516
      case (.noSpace, .writing): 640
      default: nil
      }
    }
  }

  mutating func perform(_ action: ScriptAction.FileAction) -> ScriptOutcome {
    switch action {
    case .readHandle, .writeHandle, .close, .map, .touch, .open: return performHandle(action)
    case .create, .read, .write, .replace, .truncate: return performContent(action)
    default: return performName(action)
    }
  }

  private mutating func performContent(_ action: ScriptAction.FileAction) -> ScriptOutcome {
    switch action {
    case .create(let path, let protection):
      let bytes = bytes(nil, path.name?.text ?? "")
      return attempt(.writing) { (device) throws(PosixError) in
        let handle = try device.create(path, protection: protection)
        try device.write(handle, at: 0, bytes)
        try device.close(handle)
      }
    case .read(let path):
      var found: [UInt8] = []
      let outcome = attempt(.reading) { (device) throws(PosixError) in
        found = try device.contents(of: path)
      }
      return outcome.kind == .done ? .bytes(found) : outcome
    case .write(let path, let text):
      let bytes = bytes(text, path.name?.text ?? "")
      return attempt(.writing) { (device) throws(PosixError) in
        let handle = try device.open(path, .write, .truncate)
        try device.write(handle, at: 0, bytes)
        try device.close(handle)
      }
    case .replace(let path, let protection, let text):
      let bytes = bytes(text, path.name?.text ?? "")
      return attempt(.writing) { (device) throws(PosixError) in
        try device.replace(path, with: bytes, protection: protection)
      }
    case .truncate(let path, let size):
      return attempt(.writing) { (device) throws(PosixError) in
        let handle = try device.open(path, .write)
        try device.truncate(handle, to: size)
        try device.close(handle)
      }
    default: return ScriptOutcome(.ignored, "not an operation on content")
    }
  }

  /// Runs one operation; says in words what went wrong.
  mutating func attempt(
    _ purpose: Purpose, reads cocoa: Purpose? = nil,
    _ operation: (inout Device) throws(PosixError) -> Void
  ) -> ScriptOutcome {
    do {
      try operation(&device)
      return ScriptOutcome(.done, "ok")
    } catch {
      return .failed(
        error, cocoa: (cocoa ?? purpose).cocoaCode(error),
        error == .notPermitted ? ": \(device.state.situation.clause)" : "")
    }
  }

  private mutating func performName(_ action: ScriptAction.FileAction) -> ScriptOutcome {
    switch action {
    case .remove(let path):
      return attempt(.writing) { (device) throws(PosixError) in try device.delete(path) }
    case .move(let source, let target):
      return attempt(.writing) { (device) throws(PosixError) in
        try device.rename(source, to: target)
      }
    case .copy(let source, let target):
      return attempt(.reading) { (device) throws(PosixError) in
        try device.copy(source, to: target)
      }
    case .link(let source, let target):
      return attempt(.writing) { (device) throws(PosixError) in
        try device.link(source, to: target)
      }
    case .makeDirectory(let path):
      return attempt(.writing) { (device) throws(PosixError) in
        try device.makeDirectory(path)
      }
    case .removeDirectory(let path):
      return attempt(.writing) { (device) throws(PosixError) in
        try device.removeDirectory(path)
      }
    default: return performMetadata(action)
    }
  }

  private mutating func performMetadata(_ action: ScriptAction.FileAction) -> ScriptOutcome {
    switch action {
    case .list(let path):
      var names: [String] = []
      let outcome = attempt(.reading) { (device) throws(PosixError) in
        names = try device.list(path)
      }
      return outcome.kind == .done
        ? ScriptOutcome(
          .answer, "holds \(names.isEmpty ? "nothing" : names.joined(separator: " "))")
        : outcome
    case .exists(let path):
      return ScriptOutcome(.answer, device.exists(path) ? "yes" : "no")
    case .setClass(let path, let protection):
      // Foundation opens the file for writing and reports the failure as one of reading.
      return attempt(.writing, reads: .reading) { (device) throws(PosixError) in
        try device.setClass(path, protection)
      }
    case .getClass(let path):
      var letter = ""
      let outcome = attempt(.reading) { (device) throws(PosixError) in
        letter = try device.status(of: path).protection.letter
      }
      return outcome.kind == .done ? ScriptOutcome(.answer, "class \(letter)") : outcome
    default: return ScriptOutcome(.ignored, "not an operation on names")
    }
  }
}
