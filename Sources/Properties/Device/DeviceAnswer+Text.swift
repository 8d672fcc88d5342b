import DataProtection

extension DeviceAnswer: CustomStringConvertible {
  /// The answer in a few words.
  public var description: String {
    switch self {
    case .event(let outcome): Self.text(outcome)
    case .done: "done"
    case .bytes(let bytes): "\(bytes)"
    case .status(let size, let protection, let links):
      "\(size) bytes, class \(protection), names \(links)"
    case .names(let names): "\(names)"
    case .folderClass(let protection): "class \(protection)"
    case .value(let value): value.map { "\"\($0)\"" } ?? "not set"
    case .processDied: "process died"
    case .failed(let error): "\(error)"
    case .keychain(let status): status == .success ? "done" : "\(status)"
    case .items(let items):
      "items " + items.map { "\(Self.text($0)) \($0.value)" }.joined(separator: ", ")
    case .accessibility(let accessibility): accessibility.rawValue
    case .backup(let places, let items):
      "backup of files \(places.map { "\($0)" }) and items \(items.map(Self.text))"
    case .refused(let refusal): "refused: \(refusal)"
    case .impossible: "impossible"
    }
  }

  private static func text(_ outcome: EventOutcome) -> String {
    guard outcome.applied else { return "ignored" }
    return outcome.notification.map { "applied, \($0)" } ?? "applied"
  }

  private static func text(_ item: KeychainItem) -> String {
    item.id.name + (item.id.isSynchronizable ? " (sync) " : " ") + item.accessibility.rawValue
  }
}
