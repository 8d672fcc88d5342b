import DataProtection
import PropertyEngine

// Names, metadata and classes of files that are there.
extension DeviceMachine {
  func drawNaming(_ kind: DeviceCommandKind.Naming, _ draw: inout Draw) throws -> FileCommand {
    switch kind {
    case .status: .status(try place(&draw).path)
    case .setClass: .setClass(try place(&draw).path, try Self.fileClass(&draw))
    case .delete: .delete(try place(&draw).path)
    case .rename: .rename(try place(&draw).path, try target(&draw).path)
    case .moveFile: .move(try place(&draw).path, try target(&draw).path)
    case .removeTree: .removeTree(try place(&draw).path)
    case .exclude: .setExcluded(try place(&draw).path, try !draw.boolean())
    case .link: .link(try place(&draw).path, try target(&draw).path)
    }
  }

  mutating func expectDelete(_ place: DevicePlace) -> DeviceOutcome {
    if let refused = refusedWay(to: place.folder) { return refused }
    guard let file = file(at: place) else { return .failed(.noEntry) }
    if let refused = refusedChange(in: place.folder) { return refused }
    if let refused = refusal(.delete, files[file].protection) { return refused }
    unlink(place)
    return .done
  }

  mutating func unlink(_ place: DevicePlace) {
    guard let file = file(at: place) else { return }
    files[file].links -= 1
    places[Int(place.rawValue)] = -1
    forgetIfUnused(file)
  }

  mutating func expectRename(_ source: DevicePlace, _ target: DevicePlace) -> DeviceOutcome {
    if let refused = refusedWay(to: source.folder) { return refused }
    if let refused = refusedWay(to: target.folder) { return refused }
    guard let file = file(at: source) else { return .failed(.noEntry) }
    if let refused = refusedChange(in: source.folder) { return refused }
    if let refused = refusedChange(in: target.folder) { return refused }
    if let refused = refusal(.rename, files[file].protection) { return refused }
    if self.file(at: target) == file { return .done }
    unlink(target)
    places[Int(source.rawValue)] = -1
    places[Int(target.rawValue)] = file
    if source.folder != target.folder { files[file].marks.insert(.moved) }
    return .done
  }

  /// `moveItem` looks at the target first, then renames.
  mutating func expectMove(_ source: DevicePlace, _ target: DevicePlace) -> DeviceOutcome {
    let isSeen = refusedWay(to: target.folder) == nil && file(at: target) != nil
    return isSeen ? .failed(.exists) : expectRename(source, target)
  }

  mutating func expectExclude(_ place: DevicePlace, _ isExcluded: Bool) -> DeviceOutcome {
    if let refused = refusedWay(to: place.folder) { return refused }
    guard let file = file(at: place) else { return .failed(.noEntry) }
    if let refused = refusal(.metadata, files[file].protection) { return refused }
    files[file].isExcluded = isExcluded
    return .done
  }

  mutating func expectLink(_ source: DevicePlace, _ target: DevicePlace) -> DeviceOutcome {
    if let refused = refusedWay(to: source.folder) { return refused }
    guard let file = file(at: source) else { return .failed(.noEntry) }
    if let refused = refusedTarget(target) ?? refusedChange(in: target.folder) { return refused }
    if let refused = refusal(.link, files[file].protection) { return refused }
    places[Int(target.rawValue)] = file
    files[file].links += 1
    return .done
  }

  /// What keeps a new name from being given.
  func refusedTarget(_ place: DevicePlace) -> DeviceOutcome? {
    if let refused = refusedWay(to: place.folder) { return refused }
    return file(at: place) == nil ? nil : .failed(.exists)
  }

  // MARK: Metadata

  mutating func expectStatus(_ place: DevicePlace) -> DeviceOutcome {
    if let refused = refusedWay(to: place.folder) { return refused }
    guard let file = file(at: place) else { return .failed(.noEntry) }
    if let refused = refusal(.metadata, files[file].protection) { return refused }
    return .status(
      FileStatus(
        isDirectory: false, size: files[file].content.count, protection: files[file].protection,
        links: files[file].links, mode: 0, modified: 0))
  }

  func invariantOfStatus(_ place: DevicePlace, _ wrong: WrongAnswer) -> DeviceInvariant? {
    if wrong.isRefusal { return .metadataIsFree }
    guard case .status(let wanted) = wrong.expected, case .status(let found) = wrong.actual,
      let file = file(at: place)
    else { return .failureChangesNothing }
    let marks = files[file].marks
    if wanted.protection != found.protection {
      return changedClassInvariant(marks, found.protection, place.folder)
    }
    return wanted.size == found.size ? nil : changedBytesInvariant(marks)
  }

  private func changedClassInvariant(
    _ marks: ModelFileMarks, _ found: ProtectionClass, _ folder: DeviceFolder
  ) -> DeviceInvariant {
    if marks.contains(.setClassFailed) { return .failedSetClass }
    guard found == folderClass(folder) else { return .classIsKept }
    if marks.contains(.moved) { return .moveKeepsClass }
    return marks.contains(.directoryChanged) ? .directoryClassReachesNoFile : .classIsKept
  }

  // MARK: Classes

  mutating func expectSetClass(
    _ place: DevicePlace, _ protection: ProtectionClass
  ) -> DeviceOutcome {
    if let refused = refusedWay(to: place.folder) { return refused }
    guard let file = file(at: place) else { return .failed(.noEntry) }
    if let refused = refusal(ofClass: protection) { return refused }
    let old = files[file].protection
    let row = old == protection ? FileRow.setSame : .setting(protection)
    if let refused = refusal(row, readable(old, for: row)) {
      files[file].marks.insert(.setClassFailed)
      return refused
    }
    files[file].protection = protection
    return .done
  }

  /// Where the documents say that class B can be opened while locked, making it CX is a matter of
  /// the new class alone: the cell is that of class D, which can always be opened.
  private func readable(_ old: ProtectionClass, for row: FileRow) -> ProtectionClass {
    let isLocked = state.situation == .locked || state.situation == .lockedInactive
    return row == .setToInactive && old == .completeUnlessOpen && isLocked
      && profile.readings.contains(.unlessOpenAfterFirstUnlock) ? .none : old
  }

  func invariantOfSetClass(_ wrong: WrongAnswer) -> DeviceInvariant? {
    if wrong.isLeak { return .setClassReadsNothing }
    guard wrong.isRefusal, let cell = evidence.lastCell else { return nil }
    return cell.row == .setSame ? .sameClassNeverFails : refusedInvariant
  }
}
