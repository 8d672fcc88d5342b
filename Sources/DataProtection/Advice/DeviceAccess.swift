/// What can be read on a device now, and what cannot: by path and name, with the classes.
public struct DeviceAccess: Hashable, Sendable {
  /// A file or a keychain item.
  public struct Entry: Hashable, Sendable {
    /// The path, or the name of the item.
    public let name: String
    /// The letter of the class, or the code of the constant.
    public let protection: String
  }

  /// What an open for reading or a query would return.
  public internal(set) var readable: [Entry] = []
  /// What is there and cannot be read.
  public internal(set) var unreadable: [Entry] = []
}

extension DeviceAccess: CustomStringConvertible {
  /// `can read /f A, k ck; cannot read /g B`.
  public var description: String {
    let readable = Self.text(readable)
    let unreadable = Self.text(unreadable)
    if readable.isEmpty && unreadable.isEmpty { return "there is nothing to read" }
    if unreadable.isEmpty { return "can read all: \(readable)" }
    return readable.isEmpty
      ? "can read nothing; cannot read \(unreadable)"
      : "can read \(readable); cannot read \(unreadable)"
  }

  private static func text(_ entries: [Entry]) -> String {
    DeviceOutcome.shown(entries.map { "\($0.name) \($0.protection)" }, separator: ", ")
  }
}
