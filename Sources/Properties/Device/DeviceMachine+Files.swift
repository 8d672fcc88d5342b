import DataProtection
import PropertyEngine

// Files by the tables: create, open, handles and mappings.
extension DeviceMachine {
  func file(at place: DevicePlace) -> Int? {
    let file = places[Int(place.rawValue)]
    return file < 0 ? nil : file
  }

  func folderClass(_ folder: DeviceFolder) -> ProtectionClass? { folders[Int(folder.rawValue)] }

  mutating func expectCreate(
    _ place: DevicePlace, _ explicit: ProtectionClass?
  ) -> DeviceAnswer {
    guard folderClass(place.folder) != nil else {
      handles.skip()
      return .failed(.noEntry)
    }
    if file(at: place) != nil {
      handles.skip()
      return .failed(.exists)
    }
    switch newFileClass(explicit, in: place.folder, .create, .createInherited) {
    case .failure(let answer):
      handles.skip()
      return answer
    case .success(let protection):
      openHandle(add(DeviceFile(protection: protection), at: place), writes: true)
      return .done
    }
  }

  /// Why a new file gets no class.
  enum NewFile {
    case success(ProtectionClass)
    case failure(DeviceAnswer)
  }

  /// The class a new file gets, if it may be made at all.
  mutating func newFileClass(
    _ explicit: ProtectionClass?, in folder: DeviceFolder, _ row: FileRow, _ inherited: FileRow
  ) -> NewFile {
    if let refusal = refusal(explicit) { return .failure(refusal) }
    let directory = folderClass(folder) ?? .completeUntilFirstUserAuthentication
    let outcome =
      explicit.map { cell(row, $0) } ?? cell(inherited, directory)
    if let answer = answer(outcome) { return .failure(answer) }
    return .success(
      Policy.classOfNewFile(
        explicit: explicit, directory: directory, in: state.situation, under: profile))
  }

  @discardableResult
  mutating func add(_ file: DeviceFile, at place: DevicePlace) -> Int {
    let stored = store(file)
    places[Int(place.rawValue)] = stored
    return stored
  }

  mutating func openHandle(_ file: Int, writes: Bool) {
    handles.open(DeviceHandle(file: file, writes: writes))
    files[file].opens += 1
  }

  mutating func expectOpen(_ place: DevicePlace, _ opening: DeviceOpening) -> DeviceAnswer {
    guard let file = file(at: place) else {
      handles.skip()
      return .failed(.noEntry)
    }
    let row: FileRow =
      files[file].opens > 0 ? .secondOpen : opening == .read ? .openRead : .openWrite
    if let refused = answer(cell(row, files[file].protection)) {
      handles.skip()
      if opening == .truncate { files[file].marks.insert(.writeFailed) }
      return refused
    }
    if opening == .truncate { files[file].content = [] }
    openHandle(file, writes: opening != .read)
    return .done
  }

  mutating func expectOfHandle(_ command: DeviceCommand) -> DeviceAnswer {
    switch command {
    case .read(let handle, let count): return expectRead(handle, count)
    case .write(let handle, let bytes): return expectWrite(handle, bytes)
    case .truncate(let handle, let size): return expectTruncate(handle, size)
    case .map(let handle): return expectMap(handle)
    case .touch(let mapping): return expectTouch(mapping)
    case .close(let handle):
      guard let file = handles[handle]?.file else { return .failed(.badHandle) }
      if let refused = answer(cell(.close, files[file].protection)) { return refused }
      if let file = handles.end(handle) { closed(file) }
      return .done
    case .unmap(let mapping):
      guard let file = mappings.end(mapping) else { return .failed(.badHandle) }
      closed(file)
      return .done
    default: return .impossible
    }
  }

  private mutating func expectRead(_ handle: SymbolicHandle, _ count: Int) -> DeviceAnswer {
    guard let open = handles[handle], let file = open.file else { return .failed(.badHandle) }
    if let refused = answer(cell(.readHandle, files[file].protection)) { return refused }
    let content = files[file].content
    guard open.position < content.count else { return .bytes([]) }
    let bytes = Array(content[open.position..<min(open.position + count, content.count)])
    handles[handle]?.position = open.position + bytes.count
    return .bytes(bytes)
  }

  private mutating func expectWrite(_ handle: SymbolicHandle, _ bytes: [UInt8]) -> DeviceAnswer {
    guard let open = handles[handle], let file = open.file, open.writes else {
      return .failed(.badHandle)
    }
    if let refused = answer(cell(.writeHandle, files[file].protection)) {
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

  private mutating func expectTruncate(_ handle: SymbolicHandle, _ size: Int) -> DeviceAnswer {
    guard let open = handles[handle], let file = open.file, open.writes else {
      return .failed(.badHandle)
    }
    if let refused = answer(cell(.writeHandle, files[file].protection)) {
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

  private mutating func expectMap(_ handle: SymbolicHandle) -> DeviceAnswer {
    guard let file = handles[handle]?.file else {
      mappings.skip()
      return .failed(.badHandle)
    }
    if let refused = answer(cell(.map, files[file].protection)) {
      mappings.skip()
      return refused
    }
    mappings.open(DeviceHandle(file: file))
    files[file].opens += 1
    return .done
  }

  private mutating func expectTouch(_ mapping: SymbolicHandle) -> DeviceAnswer {
    guard let file = mappings[mapping]?.file else { return .failed(.badHandle) }
    if let died = answer(cell(.touchMapping, files[file].protection)) {
      state.apply(.kill)
      stop()
      return died
    }
    return .bytes(files[file].content)
  }
}
