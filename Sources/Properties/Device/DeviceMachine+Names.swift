import DataProtection
import PropertyEngine

// Names, copies and classes by the tables, and stored defaults.
extension DeviceMachine {
  mutating func expectOfNames(_ command: DeviceCommand) -> DeviceAnswer {
    switch command {
    case .delete(let place):
      guard let file = file(at: place) else { return .failed(.noEntry) }
      if let refused = answer(cell(.delete, files[file].protection)) { return refused }
      unlink(place)
      return .done
    case .rename(let source, let target): return expectRename(source, target)
    case .link(let source, let target):
      guard let file = file(at: source) else { return .failed(.noEntry) }
      if let refused = refusedTarget(target) { return refused }
      if let refused = answer(cell(.link, files[file].protection)) { return refused }
      places[Int(target.rawValue)] = file
      files[file].links += 1
      return .done
    case .status(let place):
      guard let file = file(at: place) else { return .failed(.noEntry) }
      if let refused = answer(cell(.metadata, files[file].protection)) { return refused }
      return .status(
        size: files[file].content.count, files[file].protection, links: files[file].links)
    default: return expectOfFolders(command)
    }
  }

  private mutating func expectOfFolders(_ command: DeviceCommand) -> DeviceAnswer {
    switch command {
    case .makeFolder(let folder):
      guard folderClass(folder) == nil else { return .failed(.exists) }
      guard let parent = folderClass(.documents) else { return .failed(.noEntry) }
      if let refused = answer(cell(.directory, parent)) { return refused }
      folders[Int(folder.rawValue)] = parent
      return .done
    case .removeFolder(let folder):
      guard let label = folderClass(folder) else { return .failed(.noEntry) }
      guard file(at: .inner) == nil else { return .failed(.notEmpty) }
      if let refused = answer(cell(.directory, label)) { return refused }
      folders[Int(folder.rawValue)] = nil
      return .done
    case .list(let folder):
      guard let label = folderClass(folder) else { return .failed(.noEntry) }
      if let refused = answer(cell(.directory, label)) { return refused }
      return .names(names(in: folder))
    case .folderClass(let folder):
      guard let label = folderClass(folder) else { return .failed(.noEntry) }
      if let refused = answer(cell(.metadata, label)) { return refused }
      return .folderClass(label)
    default: return .impossible
    }
  }

  private func names(in folder: DeviceFolder) -> [String] {
    switch folder {
    case .documents:
      var names: [String] = []
      if file(at: .a) != nil { names.append("a") }
      if file(at: .b) != nil { names.append("b") }
      if folderClass(.inner) != nil { names.append("folder") }
      return names
    case .temporary: return file(at: .other) != nil ? ["a"] : []
    case .inner: return file(at: .inner) != nil ? ["a"] : []
    }
  }

  /// What keeps a new name from being given.
  private func refusedTarget(_ place: DevicePlace) -> DeviceAnswer? {
    if folderClass(place.folder) == nil { return .failed(.noEntry) }
    return file(at: place) == nil ? nil : .failed(.exists)
  }

  private mutating func unlink(_ place: DevicePlace) {
    guard let file = file(at: place) else { return }
    files[file].links -= 1
    places[Int(place.rawValue)] = -1
    forgetIfUnused(file)
  }

  private mutating func expectRename(
    _ source: DevicePlace, _ target: DevicePlace
  ) -> DeviceAnswer {
    guard folderClass(source.folder) != nil, folderClass(target.folder) != nil,
      let file = file(at: source)
    else { return .failed(.noEntry) }
    if let refused = answer(cell(.rename, files[file].protection)) { return refused }
    if self.file(at: target) == file { return .done }
    unlink(target)
    places[Int(source.rawValue)] = -1
    places[Int(target.rawValue)] = file
    if source.folder != target.folder { files[file].marks.insert(.moved) }
    return .done
  }
}

// MARK: Copies and classes

extension DeviceMachine {
  mutating func expectOfClasses(_ command: DeviceCommand) -> DeviceAnswer {
    switch command {
    case .clone(let source, let target):
      guard let file = file(at: source) else { return .failed(.noEntry) }
      if let refused = refusedTarget(target) { return refused }
      if let refused = answer(cell(.clone, files[file].protection)) { return refused }
      add(
        DeviceFile(protection: files[file].protection, content: files[file].content), at: target)
      return .done
    case .copy(let source, let target): return expectCopy(source, target)
    case .replace(let place, let bytes, let protection):
      return expectReplace(place, bytes, protection)
    case .setClass(let place, let protection): return expectSetClass(place, protection)
    case .setFolderClass(let folder, let protection):
      guard folderClass(folder) != nil else { return .failed(.noEntry) }
      if let refusal = refusal(protection) { return refusal }
      if let refused = answer(cell(.setDirectory, protection)) { return refused }
      folders[Int(folder.rawValue)] = protection
      for place in DevicePlace.allCases where place.folder == folder {
        if let file = file(at: place) { files[file].marks.insert(.directoryChanged) }
      }
      return .done
    default: return .impossible
    }
  }

  private mutating func expectCopy(_ source: DevicePlace, _ target: DevicePlace) -> DeviceAnswer {
    guard let file = file(at: source) else { return .failed(.noEntry) }
    if let refused = refusedTarget(target) { return refused }
    if let refused = answer(cell(.copy, files[file].protection)) { return refused }
    let explicit = profile[.classOfCopy] ? nil : files[file].protection
    switch newFileClass(explicit, in: target.folder, .create, .createInherited) {
    case .failure(let answer): return answer
    case .success(let protection):
      add(DeviceFile(protection: protection, content: files[file].content), at: target)
      return .done
    }
  }

  private mutating func expectReplace(
    _ place: DevicePlace, _ bytes: [UInt8], _ explicit: ProtectionClass?
  ) -> DeviceAnswer {
    guard folderClass(place.folder) != nil else { return .failed(.noEntry) }
    switch newFileClass(explicit, in: place.folder, .replace, .replaceInherited) {
    case .failure(let answer):
      if let file = file(at: place) { files[file].marks.insert(.replaceFailed) }
      return answer
    case .success(let protection):
      unlink(place)
      writes &+= 1
      add(DeviceFile(protection: protection, content: bytes), at: place)
      return .done
    }
  }

  private mutating func expectSetClass(
    _ place: DevicePlace, _ protection: ProtectionClass
  ) -> DeviceAnswer {
    guard let file = file(at: place) else { return .failed(.noEntry) }
    if let refusal = refusal(protection) { return refusal }
    let old = files[file].protection
    let row = old == protection ? FileRow.setSame : .setting(protection)
    if let refused = answer(cell(row, readable(old, for: row))) {
      files[file].marks.insert(.setClassFailed)
      return refused
    }
    files[file].protection = protection
    return .done
  }
}

extension DeviceMachine {
  /// Where the documents say that class B can be opened while locked, making it CX is a matter of
  /// the new class alone: the cell is that of class D, which can always be opened.
  private func readable(_ old: ProtectionClass, for row: FileRow) -> ProtectionClass {
    let isLocked = state.situation == .locked || state.situation == .lockedInactive
    return row == .setToInactive && old == .completeUnlessOpen && isLocked
      && profile.readings.contains(.unlessOpenAfterFirstUnlock) ? .none : old
  }
}
