import DataProtection
import PropertyEngine

// Making files and opening them.
extension DeviceMachine {
  func drawOpening(_ kind: DeviceCommandKind.Opening, _ draw: inout Draw) throws -> FileCommand {
    switch kind {
    case .create: .create(try target(&draw).path, try Self.fileClass(&draw))
    case .createHere: .create(try target(&draw).path, nil)
    case .putFile: try drawPut(&draw)
    case .appendFile: .append(try place(&draw).path, try fresh(&draw))
    case .open: .open(try place(&draw).path, try draw.element(of: FileOpening.allCases))
    }
  }

  private func drawPut(_ draw: inout Draw) throws -> FileCommand {
    let path = try place(&draw).path
    let bytes = try fresh(&draw)
    return .write(path, try Self.optionalClass(&draw), bytes)
  }

  mutating func expectCreate(
    _ place: DevicePlace, _ explicit: ProtectionClass?
  ) -> DeviceOutcome {
    if let refused = refusedTarget(place) ?? refusedChange(in: place.folder) {
      handles.skip()
      return refused
    }
    switch newFileClass(explicit, in: place.folder, .create, .createInherited) {
    case .failure(let answer):
      handles.skip()
      return answer
    case .success(let protection):
      openHandle(add(ModelFile(protection: protection), at: place), writes: true)
      return .done
    }
  }

  /// The class a new file gets, or why it may not be made.
  enum NewFile {
    case success(ProtectionClass)
    case failure(DeviceOutcome)
  }

  mutating func newFileClass(
    _ explicit: ProtectionClass?, in folder: DeviceFolder, _ row: FileRow, _ inherited: FileRow
  ) -> NewFile {
    if let refused = refusal(ofClass: explicit) { return .failure(refused) }
    let directory = folderClass(folder) ?? .completeUntilFirstUserAuthentication
    let refused = explicit.map { refusal(row, $0) } ?? refusal(inherited, directory)
    if let refused { return .failure(refused) }
    return .success(
      Policy.classOfNewFile(
        explicit: explicit, directory: directory, in: state.situation, under: profile))
  }

  @discardableResult
  mutating func add(_ file: ModelFile, at place: DevicePlace) -> Int {
    let stored = store(file)
    places[Int(place.rawValue)] = stored
    return stored
  }

  mutating func openHandle(_ file: Int, writes: Bool) {
    handles.open(ModelHandle(file: file, writes: writes))
    files[file].opens += 1
  }

  func invariantOfMaking(_ wrong: WrongAnswer) -> DeviceInvariant? {
    if wrong.actual == .failed(.exists) { return .failureChangesNothing }
    guard wrong.isRefusal else { return nil }
    let cell = evidence.lastCell
    let isUnlessOpen = cell?.row == .create && cell?.protection == .completeUnlessOpen
    return refusedInvariant ?? (isUnlessOpen ? .unlessOpenCreatable : nil)
  }

  // MARK: Opening

  mutating func expectOpen(_ place: DevicePlace, _ opening: FileOpening) -> DeviceOutcome {
    guard let file = file(at: place), refusedWay(to: place.folder) == nil else {
      handles.skip()
      return refusedWay(to: place.folder) ?? .failed(.noEntry)
    }
    let row: FileRow =
      files[file].opens > 0 ? .secondOpen : opening == .read ? .openRead : .openWrite
    if let refused = refusal(row, files[file].protection) {
      handles.skip()
      if opening == .truncate { files[file].marks.insert(.writeFailed) }
      return refused
    }
    if opening == .truncate { files[file].content = [] }
    openHandle(file, writes: opening != .read)
    return .done
  }

  // MARK: Writing whole files

  mutating func expectPut(
    _ place: DevicePlace, _ bytes: [UInt8], _ explicit: ProtectionClass?
  ) -> DeviceOutcome {
    if let refused = refusedWay(to: place.folder) { return refused }
    if let file = file(at: place) {
      return rewrite(file) { $0 = bytes }
    }
    if let refused = refusedChange(in: place.folder) { return refused }
    switch newFileClass(explicit, in: place.folder, .create, .createInherited) {
    case .failure(let answer): return answer
    case .success(let protection):
      writes &+= 1
      add(ModelFile(protection: protection, content: bytes), at: place)
      return .done
    }
  }

  mutating func expectAppend(_ place: DevicePlace, _ bytes: [UInt8]) -> DeviceOutcome {
    if let refused = refusedWay(to: place.folder) { return refused }
    guard let file = file(at: place) else { return .failed(.noEntry) }
    return rewrite(file) { $0 += bytes }
  }

  /// What an open for writing, a write and a close come to.
  private mutating func rewrite(
    _ file: Int, _ change: (inout [UInt8]) -> Void
  ) -> DeviceOutcome {
    let row: FileRow = files[file].opens > 0 ? .secondOpen : .openWrite
    if let refused = refusal(row, files[file].protection) {
      files[file].marks.insert(.writeFailed)
      return refused
    }
    writes &+= 1
    change(&files[file].content)
    return .done
  }

  func invariantOfOpen(_ place: DevicePlace, _ wrong: WrongAnswer) -> DeviceInvariant? {
    if wrong.expected == .failed(.noEntry) || wrong.actual == .failed(.noEntry) {
      return .failureChangesNothing
    }
    if wrong.isLeak, let file = file(at: place) {
      switch files[file].protection {
      case .complete: return .completeNeedsKey
      case .completeUntilFirstUserAuthentication: return .untilFirstNeedsUnlock
      case .completeUnlessOpen:
        return files[file].opens > 0 ? .noSecondUnlessOpen : .unlessOpenNeedsUnlocked
      case .none, .completeWhenUserInactive: return nil
      }
    }
    return wrong.isRefusal ? refusedInvariant : nil
  }
}
