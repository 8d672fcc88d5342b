import DataProtection
import PropertyEngine

// What the device does.
extension DeviceMachine {
  /// The device with its planted fault.
  public func makeSystem() -> DeviceSystem {
    DeviceSystem(Device(profile: profile, faults: faults))
  }

  /// A device is a value that answers every command.
  public static var runsWhenPrinted: Bool { true }

  /// Runs a command on the device; its errors are answers.
  public func run(
    _ command: DeviceCommand, on system: inout DeviceSystem
  ) -> DeviceAnswer {
    switch command {
    case .event(let event): return .event(system.device.apply(event))
    case .addItem, .readItem, .itemAttributes, .matchItems, .updateItem, .moveItem, .deleteItem:
      do { return try runKeychain(command, &system.device) } catch { return .keychain(error) }
    case .backUp, .restore, .replaceDevice, .synchronize:
      do { return try runBackups(command, &system) } catch { return .refused(error) }
    default:
      do { return try runFiles(command, &system) } catch { return .failed(error) }
    }
  }

  private func runFiles(
    _ command: DeviceCommand, _ system: inout DeviceSystem
  ) throws(PosixError) -> DeviceAnswer {
    switch command {
    case .create(let place, let protection):
      try system.open(place.path, .readWrite, [.create, .exclusive], protection)
    case .open(let place, let opening):
      try system.open(place.path, opening.access, opening.options, nil)
    case .read(let handle, let count):
      let handle = try system.handle(handle)
      return .bytes(try system.device.read(handle, count: count))
    case .write(let handle, let bytes):
      let handle = try system.handle(handle)
      try system.device.write(handle, bytes)
    case .truncate(let handle, let size):
      let handle = try system.handle(handle)
      try system.device.truncate(handle, to: size)
    case .close(let handle): try system.device.close(try system.handle(handle))
    case .map(let handle): try system.map(handle)
    case .touch(let mapping):
      let mapping = try system.mapping(mapping)
      switch try system.device.touch(mapping, count: 1_024) {
      case .bytes(let bytes): return .bytes(bytes)
      case .processDied: return .processDied
      }
    case .unmap(let mapping): try system.device.unmap(try system.mapping(mapping))
    case .readDefault: return .value(try system.device.defaultValue("key"))
    case .writeDefault(let value): try system.device.setDefault("key", value)
    default: return try runNames(command, &system.device)
    }
    return .done
  }

  private func runNames(
    _ command: DeviceCommand, _ device: inout Device
  ) throws(PosixError) -> DeviceAnswer {
    switch command {
    case .delete(let place): try device.delete(place.path)
    case .rename(let source, let target): try device.rename(source.path, to: target.path)
    case .link(let source, let target): try device.link(source.path, to: target.path)
    case .clone(let source, let target): try device.clone(source.path, to: target.path)
    case .copy(let source, let target): try device.copy(source.path, to: target.path)
    case .replace(let place, let bytes, let protection):
      try device.replace(place.path, with: bytes, protection: protection)
    case .status(let place):
      let status = try device.status(of: place.path)
      return .status(size: status.size, status.protection, links: status.links)
    case .setClass(let place, let protection): try device.setClass(place.path, protection)
    case .makeFolder(let folder): try device.makeDirectory(folder.path)
    case .removeFolder(let folder): try device.removeDirectory(folder.path)
    case .list(let folder): return .names(try device.list(folder.path))
    case .folderClass(let folder):
      return .folderClass(try device.status(of: folder.path).protection)
    case .setFolderClass(let folder, let protection):
      try device.setClass(folder.path, protection)
    default: return .impossible
    }
    return .done
  }

  private func runKeychain(
    _ command: DeviceCommand, _ device: inout Device
  ) throws(KeychainStatus) -> DeviceAnswer {
    switch command {
    case .addItem(let id, let accessibility, let value):
      if let accessibility {
        try device.addItem(KeychainItem(id, accessibility, value: value))
      } else {
        try device.addItem(id, value: value)
      }
    case .readItem(let id): return .bytes(try device.itemValue(id))
    case .itemAttributes(let id):
      return .accessibility(try device.itemAttributes(id).accessibility)
    case .matchItems(let query): return .items(try device.items(matching: query))
    case .updateItem(let id, let value): try device.updateItem(id, value: value)
    case .moveItem(let id, let accessibility):
      try device.updateItem(id, accessibility: accessibility)
    case .deleteItem(let id): try device.deleteItem(id)
    default: return .impossible
    }
    return .keychain(.success)
  }
}
