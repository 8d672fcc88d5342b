import DataProtection

extension DeviceCommand: CustomStringConvertible {
  /// The command as Swift, without the dot in front.
  public var description: String {
    switch self {
    case .event(let event): "event(\(Self.text(event)))"
    case .create(let place, let protection): "create(.\(place), \(Self.text(protection)))"
    case .open(let place, let opening): "open(.\(place), .\(opening))"
    case .read(let handle, let count): "read(handle: \(handle), count: \(count))"
    case .write(let handle, let bytes): "write(handle: \(handle), \(bytes))"
    case .truncate(let handle, let size): "truncate(handle: \(handle), size: \(size))"
    case .close(let handle): "close(handle: \(handle))"
    case .map(let handle): "map(handle: \(handle))"
    case .touch(let mapping): "touch(mapping: \(mapping))"
    case .unmap(let mapping): "unmap(mapping: \(mapping))"
    case .delete(let place): "delete(.\(place))"
    case .rename(let source, let target): "rename(.\(source), .\(target))"
    case .link(let source, let target): "link(.\(source), .\(target))"
    case .clone(let source, let target): "clone(.\(source), .\(target))"
    case .copy(let source, let target): "copy(.\(source), .\(target))"
    case .replace(let place, let bytes, let protection):
      "replace(.\(place), \(bytes), \(Self.text(protection)))"
    case .status(let place): "status(.\(place))"
    case .setClass(let place, let protection): "setClass(.\(place), \(Self.text(protection)))"
    default: otherDescription
    }
  }

  private var otherDescription: String {
    switch self {
    case .makeFolder(let folder): "makeFolder(.\(folder))"
    case .removeFolder(let folder): "removeFolder(.\(folder))"
    case .list(let folder): "list(.\(folder))"
    case .folderClass(let folder): "folderClass(.\(folder))"
    case .setFolderClass(let folder, let protection):
      "setFolderClass(.\(folder), \(Self.text(protection)))"
    case .readDefault: "readDefault"
    case .writeDefault(let value): "writeDefault(\"\(value)\")"
    case .addItem(let id, let accessibility, let value):
      "addItem(\(Self.text(id)), \(Self.text(accessibility)), \(value))"
    case .readItem(let id): "readItem(\(Self.text(id)))"
    case .itemAttributes(let id): "itemAttributes(\(Self.text(id)))"
    case .matchItems(let query):
      "matchItems(.init(accessibility: \(Self.text(query.accessibility)),"
        + " synchronizable: .\(query.synchronizable)))"
    case .updateItem(let id, let value): "updateItem(\(Self.text(id)), \(value))"
    case .moveItem(let id, let accessibility):
      "moveItem(\(Self.text(id)), \(Self.text(accessibility)))"
    case .deleteItem(let id): "deleteItem(\(Self.text(id)))"
    case .backUp(let kind): "backUp(.\(kind))"
    case .restore(let backup): "restore(backup: \(backup))"
    case .replaceDevice: "replaceDevice"
    case .synchronize: "synchronize"
    default: "?"
    }
  }

  private static func text(_ event: Event) -> String {
    switch event {
    case .launch(let kind): ".launch(.\(kind))"
    case .install(let entitlement): ".install(entitlement: \(text(entitlement)))"
    default: ".\(event)"
    }
  }

  /// Class D's name alone would be read as no class at all.
  private static func text(_ protection: ProtectionClass?) -> String {
    guard let protection else { return "nil" }
    switch protection {
    case .complete: return ".complete"
    case .completeUnlessOpen: return ".completeUnlessOpen"
    case .completeUntilFirstUserAuthentication: return ".completeUntilFirstUserAuthentication"
    case .none: return "ProtectionClass.none"
    case .completeWhenUserInactive: return ".completeWhenUserInactive"
    }
  }

  private static func text(_ accessibility: KeychainAccessibility?) -> String {
    guard let accessibility else { return "nil" }
    return ".\(accessibility)"
  }

  private static func text(_ id: KeychainItemID) -> String {
    id.isSynchronizable ? ".init(\"\(id.name)\", synchronizable: true)" : "\"\(id.name)\""
  }
}
