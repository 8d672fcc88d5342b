import DataProtection
import PropertyEngine

// Directories, and the class they give to new files.
extension DeviceMachine {
  func drawDirectory(_ kind: DeviceCommandKind.Directory, _ draw: inout Draw) throws -> FileCommand
  {
    switch kind {
    case .makeFolder: .makeDirectory(DeviceFolder.inner.path)
    case .removeFolder: .removeDirectory(DeviceFolder.inner.path)
    case .removeFolderTree: .removeTree(DeviceFolder.inner.path)
    case .list: .list(try Self.folder(&draw).path)
    case .folderClass: .protection(try Self.folder(&draw).path)
    case .setFolderMode:
      .setMode(try Self.folder(&draw).path, try draw.element(of: Self.drawnModes))
    case .setFolderClass: .setClass(try Self.folder(&draw).path, try Self.fileClass(&draw))
    }
  }

  mutating func expectMake(_ folder: DeviceFolder) -> DeviceOutcome {
    if let refused = refusedWay(toName: folder) { return refused }
    guard folderClass(folder) == nil else { return .failed(.exists) }
    guard let parent = folderClass(.documents) else { return .failed(.noEntry) }
    if let refused = refusedChange(in: .documents) { return refused }
    if let refused = refusal(.directory, parent) { return refused }
    folders[Int(folder.rawValue)] = parent
    folderModes[Int(folder.rawValue)] = .all
    return .done
  }

  mutating func expectRemove(_ folder: DeviceFolder) -> DeviceOutcome {
    guard folder == .inner else { return Self.notModelled }
    if let refused = refusedWay(toName: folder) { return refused }
    guard let label = folderClass(folder) else { return .failed(.noEntry) }
    if let refused = refusedChange(in: .documents) { return refused }
    guard file(at: .inner) == nil else { return .failed(.notEmpty) }
    if let refused = refusal(.directory, label) { return refused }
    folders[Int(folder.rawValue)] = nil
    return .done
  }

  mutating func expectRemoveTree(_ folder: DeviceFolder) -> DeviceOutcome {
    guard folder == .inner else { return Self.notModelled }
    if let refused = refusedWay(toName: folder) { return refused }
    guard let label = folderClass(folder) else { return .failed(.noEntry) }
    if let refused = refusedChange(in: .documents) { return refused }
    if file(at: .inner) != nil, mode(of: folder) != .all { return .failed(.accessDenied) }
    if let file = file(at: .inner), let refused = refusal(.delete, files[file].protection) {
      return refused
    }
    if let refused = refusal(.directory, label) { return refused }
    unlink(.inner)
    folders[Int(folder.rawValue)] = nil
    return .done
  }

  mutating func expectList(_ folder: DeviceFolder) -> DeviceOutcome {
    if let refused = refusedWay(toName: folder) { return refused }
    guard let label = folderClass(folder) else { return .failed(.noEntry) }
    guard mode(of: folder).contains(.list) else { return .failed(.accessDenied) }
    if let refused = refusal(.directory, label) { return refused }
    return .names(names(in: folder))
  }

  mutating func expectClass(_ folder: DeviceFolder) -> DeviceOutcome {
    if let refused = refusedWay(toName: folder) { return refused }
    guard let label = folderClass(folder) else { return .failed(.noEntry) }
    if let refused = refusal(.metadata, label) { return refused }
    return .protection(label)
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

  mutating func expectSetClass(
    _ folder: DeviceFolder, _ protection: ProtectionClass
  ) -> DeviceOutcome {
    if let refused = refusedWay(toName: folder) { return refused }
    guard folderClass(folder) != nil else { return .failed(.noEntry) }
    if let refused = refusal(ofClass: protection) { return refused }
    if let refused = refusal(.setDirectory, protection) { return refused }
    folders[Int(folder.rawValue)] = protection
    for place in DevicePlace.allCases where place.folder == folder {
      if let file = file(at: place) { files[file].marks.insert(.directoryChanged) }
    }
    return .done
  }
}
