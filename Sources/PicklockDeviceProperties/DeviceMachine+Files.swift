import DataProtection
import PropertyEngine

// Which family of file commands answers for which command.
extension DeviceMachine {
  func file(at place: DevicePlace) -> Int? {
    let file = places[Int(place.rawValue)]
    return file < 0 ? nil : file
  }

  func folderClass(_ folder: DeviceFolder) -> ProtectionClass? { folders[Int(folder.rawValue)] }

  /// A command that fails counts as a handle all the same, so that names do not shift.
  mutating func skip(_ command: FileCommand) -> DeviceOutcome {
    switch command {
    case .create, .open: handles.skip()
    case .save, .write, .contents, .overwrite, .append, .replace, .truncate, .delete, .removeTree,
      .move, .rename, .link, .clone, .copy, .makeDirectory, .removeDirectory, .list, .exists,
      .status, .protection, .setClass, .setMode, .setModified, .setAttribute, .setExcluded,
      .attributes:
      break
    }
    return .failed(.noProcess)
  }

  mutating func expect(_ command: FileCommand) -> DeviceOutcome {
    switch command {
    case .create(let path, let protection):
      DevicePlace(path).map { expectCreate($0, protection) } ?? Self.notModelled
    case .open(let path, let opening):
      DevicePlace(path).map { expectOpen($0, opening) } ?? Self.notModelled
    case .delete(let path): DevicePlace(path).map { expectDelete($0) } ?? Self.notModelled
    case .rename(let source, let target):
      onPlaces(source, target) { $0.expectRename($1, $2) }
    case .move(let source, let target): onPlaces(source, target) { $0.expectMove($1, $2) }
    case .removeTree(let path):
      DevicePlace(path).map { expectDelete($0) } ?? onFolder(path) { $0.expectRemoveTree($1) }
    case .write(let path, let protection, let bytes?):
      DevicePlace(path).map { expectPut($0, bytes, protection) } ?? Self.notModelled
    case .append(let path, let bytes?):
      DevicePlace(path).map { expectAppend($0, bytes) } ?? Self.notModelled
    case .setExcluded(let path, let isExcluded):
      DevicePlace(path).map { expectExclude($0, isExcluded) } ?? Self.notModelled
    case .link(let source, let target): onPlaces(source, target) { $0.expectLink($1, $2) }
    case .clone(let source, let target): onPlaces(source, target) { $0.expectClone($1, $2) }
    case .copy(let source, let target): onPlaces(source, target) { $0.expectCopy($1, $2) }
    case .replace(let path, let protection, let bytes?):
      DevicePlace(path).map { expectReplace($0, bytes, protection) } ?? Self.notModelled
    case .status(let path): DevicePlace(path).map { expectStatus($0) } ?? Self.notModelled
    case .setClass(let path, let protection):
      DevicePlace(path).map { expectSetClass($0, protection) }
        ?? onFolder(path) { $0.expectSetClass($1, protection) }
    case .setMode(let path, let mode): onFolder(path) { $0.expectSetMode($1, mode) }
    case .makeDirectory(let path): onFolder(path) { $0.expectMake($1) }
    case .removeDirectory(let path): onFolder(path) { $0.expectRemove($1) }
    case .list(let path): onFolder(path) { $0.expectList($1) }
    case .protection(let path): onFolder(path) { $0.expectClass($1) }
    case .save, .write, .contents, .overwrite, .append, .replace, .truncate, .exists, .setModified,
      .setAttribute, .attributes:
      Self.notModelled
    }
  }

  func invariant(_ command: FileCommand, _ wrong: WrongAnswer) -> DeviceInvariant? {
    if wrong.isAboutMode { return .directoryModes }
    return switch command {
    case .create, .copy, .write: invariantOfMaking(wrong)
    case .open(let path, _): DevicePlace(path).flatMap { invariantOfOpen($0, wrong) }
    case .delete, .rename, .move, .removeTree:
      wrong.isRefusal ? .namesAreFree : .failureChangesNothing
    case .link, .list, .setExcluded: wrong.isRefusal ? .metadataIsFree : .failureChangesNothing
    case .status(let path): DevicePlace(path).flatMap { invariantOfStatus($0, wrong) }
    case .setClass: invariantOfSetClass(wrong)
    case .protection, .makeDirectory: wrong.isRefusal ? .metadataIsFree : .newFileClass
    case .append: wrong.isRefusal ? refusedInvariant : .failureChangesNothing
    case .clone, .replace, .removeDirectory, .save, .contents, .overwrite, .truncate, .exists,
      .setMode, .setModified, .setAttribute, .attributes:
      nil
    }
  }

  private mutating func onPlaces(
    _ source: DevicePath, _ target: DevicePath,
    _ expect: (inout DeviceMachine, DevicePlace, DevicePlace) -> DeviceOutcome
  ) -> DeviceOutcome {
    guard let source = DevicePlace(source), let target = DevicePlace(target) else {
      return Self.notModelled
    }
    return expect(&self, source, target)
  }

  private mutating func onFolder(
    _ path: DevicePath, _ expect: (inout DeviceMachine, DeviceFolder) -> DeviceOutcome
  ) -> DeviceOutcome {
    guard let folder = DeviceFolder(path) else { return Self.notModelled }
    return expect(&self, folder)
  }
}
