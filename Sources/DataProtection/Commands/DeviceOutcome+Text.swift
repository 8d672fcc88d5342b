extension DeviceOutcome: CustomStringConvertible {
  /// The outcome in a few words.
  public var description: String {
    switch self {
    case .done: "ok"
    case .event(let outcome): Self.text(outcome)
    case .bytes(let bytes): "reads '\(String(decoding: bytes, as: UTF8.self))'"
    case .names(let names): "holds \(names.isEmpty ? "nothing" : names.joined(separator: " "))"
    case .status(let status):
      "\(Self.counted(status.size, status.isDirectory ? "entry" : "byte")), class "
        + "\(status.protection), \(Self.counted(status.links, "name"))"
    case .protection(let protection): "class \(protection)"
    case .attributes(let attributes):
      attributes.isEmpty ? "no attributes" : attributes.map(\.name).joined(separator: " ")
    case .value(let value): value.map { "reads '\($0)'" } ?? "nil, and no error"
    case .flag(let isUp): isUp ? "yes" : "no"
    case .item(let item): "\(item.accessibility.rawValue) \(item.accessibility.constantName)"
    case .items(let items): "finds \(items.map(\.id.name).joined(separator: " "))"
    case .backup(let backup):
      "ok: \(Self.counted(backup.files.count, "file")), "
        + Self.counted(backup.items.count, "keychain item")
    case .synchronized(let items): "ok: \(Self.counted(items, "item")) carried over"
    case .explanation(let explanation): "\(explanation)"
    case .processDied: "the application dies: the page cannot be read (SIGBUS)"
    case .failed(let error): "\(error)"
    case .keychainFailed(let status): "\(status.rawValue) \(status.name)"
    case .refused(.off): "ignored: the device is off"
    case .refused(.beforeFirstUnlock): "ignored: no unlock since boot"
    case .skipped: "skipped: protected data is not available"
    case .impossible(let reason): "ignored: \(reason)"
    }
  }

  private static func text(_ outcome: DeviceEvent.Outcome) -> String {
    guard outcome.applied else { return "ignored" }
    switch outcome.notification {
    case .willBecomeUnavailable: return "ok; protected data will become unavailable"
    case .didBecomeAvailable: return "ok; protected data became available"
    case nil: return "ok"
    }
  }

  static func counted(_ count: Int, _ thing: String) -> String {
    if count == 1 { return "1 \(thing)" }
    return thing.last == "y" ? "\(count) \(thing.dropLast())ies" : "\(count) \(thing)s"
  }
}
