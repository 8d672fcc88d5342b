import DataProtection
import PropertyEngine

// What makes a file out of another one, or in its place. What is claimed of a copy is what is
// claimed of every new file (`invariantOfMaking`); of a clone and a replace, their cell.
extension DeviceMachine {
  func drawCopying(_ kind: DeviceCommandKind.Copying, _ draw: inout Draw) throws -> FileCommand {
    switch kind {
    case .clone: return .clone(try place(&draw).path, try target(&draw).path)
    case .copy: return .copy(try place(&draw).path, try target(&draw).path)
    case .replace:
      let path = try place(&draw).path
      let bytes = try fresh(&draw)
      return .replace(path, try Self.fileClass(&draw), bytes)
    case .replaceHere: return .replace(try place(&draw).path, nil, try fresh(&draw))
    }
  }

  mutating func expectClone(_ source: DevicePlace, _ target: DevicePlace) -> DeviceOutcome {
    if let refused = refusedWay(to: source.folder) { return refused }
    guard let file = file(at: source) else { return .failed(.noEntry) }
    if let refused = refusedTarget(target) ?? refusedChange(in: target.folder) { return refused }
    if let refused = refusal(.clone, files[file].protection) { return refused }
    add(copy(of: files[file], under: files[file].protection), at: target)
    return .done
  }

  mutating func expectCopy(_ source: DevicePlace, _ target: DevicePlace) -> DeviceOutcome {
    if let refused = refusedWay(to: source.folder) { return refused }
    guard let file = file(at: source) else { return .failed(.noEntry) }
    if let refused = refusedTarget(target) ?? refusedChange(in: target.folder) { return refused }
    if let refused = refusal(.copy, files[file].protection) { return refused }
    let explicit = profile[.classOfCopy] ? nil : files[file].protection
    switch newFileClass(explicit, in: target.folder, .create, .createInherited) {
    case .failure(let answer): return answer
    case .success(let protection):
      add(copy(of: files[file], under: protection), at: target)
      return .done
    }
  }

  /// Attributes are copied with the bytes, so what no backup holds has copies that none holds.
  private func copy(of file: ModelFile, under protection: ProtectionClass) -> ModelFile {
    ModelFile(protection: protection, content: file.content, isExcluded: file.isExcluded)
  }

  mutating func expectReplace(
    _ place: DevicePlace, _ bytes: [UInt8], _ explicit: ProtectionClass?
  ) -> DeviceOutcome {
    if let refused = refusedWay(to: place.folder) ?? refusedChange(in: place.folder) {
      return refused
    }
    switch newFileClass(explicit, in: place.folder, .replace, .replaceInherited) {
    case .failure(let answer):
      if let file = file(at: place) { files[file].marks.insert(.replaceFailed) }
      return answer
    case .success(let protection):
      unlink(place)
      writes &+= 1
      add(ModelFile(protection: protection, content: bytes), at: place)
      return .done
    }
  }
}
