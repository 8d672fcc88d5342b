extension DeviceOutcome: CustomStringConvertible {
  /// The outcome in a few words.
  public var description: String {
    switch self {
    case .done: "ok"
    case .event(let outcome): Self.text(outcome)
    case .bytes(let bytes): "reads \(Self.shown(bytes))"
    case .names(let names): "holds \(names.isEmpty ? "nothing" : Self.shown(names))"
    case .status(let status):
      "\(Self.counted(status.size, status.isDirectory ? "entry" : "byte")), class "
        + "\(status.protection), \(Self.counted(status.links, "name"))"
    case .protection(let protection): "class \(protection)"
    case .attributes(let attributes):
      attributes.isEmpty ? "no attributes" : Self.shown(attributes.map(\.name))
    case .value(let value):
      value.map { "reads \(Self.shown(Array($0.utf8)))" } ?? "nil, and no error"
    case .flag(let isUp): isUp ? "yes" : "no"
    case .item(let item): "\(item.accessibility.rawValue) \(item.accessibility.constantName)"
    case .items(let items): "finds \(Self.shown(items.map(\.id.name)))"
    case .backup(let backup):
      "ok: \(Self.counted(backup.files.count, "file")), "
        + Self.counted(backup.items.count, "keychain item")
    case .synchronized(let items): "ok: \(Self.counted(items, "item")) carried over"
    case .access(let access): "\(access)"
    case .explanation(let explanation): "\(explanation)"
    case .processDied: "the application dies: the page cannot be read (SIGBUS)"
    case .failed(let error): "\(error)"
    case .keychainFailed(let status): "\(status.rawValue) \(status.name)"
    case .refused(.off): "ignored: the device is off"
    case .refused(.beforeFirstUnlock): "ignored: no unlock since boot"
    case .skipped: "skipped: protected data is not available"
    case .unmet(let condition): "skipped: the last answer was not \(condition.text)"
    case .impossible(let reason): "ignored: \(reason)"
    }
  }

  private static func text(_ outcome: DeviceEvent.Outcome) -> String {
    guard outcome.applied else { return "ignored" }
    let acts = outcome.acts.map { act in
      switch act.kind {
      case .evictKeys: "; keys evicted at \(act.time.scriptText)"
      case .reboot: "; reboot at \(act.time.scriptText)"
      }
    }.joined()
    switch outcome.notification {
    case .willBecomeUnavailable: return "ok; protected data will become unavailable\(acts)"
    case .didBecomeAvailable: return "ok; protected data became available\(acts)"
    case nil: return "ok\(acts)"
    }
  }

  /// Contents in quotes, cut where they are long, with the length they have.
  private static func shown(_ bytes: [UInt8]) -> String {
    let most = ScriptLimits.shownBytes
    guard bytes.count > most else { return "'\(String(decoding: bytes, as: UTF8.self))'" }
    return "'\(String(decoding: bytes.prefix(most), as: UTF8.self))…', "
      + "the first \(most) of \(bytes.count) bytes"
  }

  /// Names in a row, cut where they are long or many, with how many more there are.
  static func shown(_ names: [String], separator: String = " ") -> String {
    let most = ScriptLimits.shownBytes
    var text = ""
    var count = 0
    for name in names.prefix(ScriptLimits.shownNames) {
      let piece = name.utf8.count > most / 2 ? name.prefix(most / 4) + "…" : name
      if count > 0, text.utf8.count + piece.utf8.count > 2 * most { break }
      text += (count > 0 ? separator : "") + piece
      count += 1
    }
    return count == names.count ? text : "\(text) and \(names.count - count) more"
  }

  static func counted(_ count: Int, _ thing: String) -> String {
    if count == 1 { return "1 \(thing)" }
    return thing.last == "y" ? "\(count) \(thing.dropLast())ies" : "\(count) \(thing)s"
  }
}
