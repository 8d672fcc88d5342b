/// An absolute path inside the application's container: `/Documents/notes.db`.
public struct Path: Hashable, Sendable {
  /// The names from the container down; empty for the container itself.
  public let components: [Name]

  /// The container itself.
  public static let root = Path(components: [])

  init(components: [Name]) { self.components = components }

  /// Nil unless the text is `/` or starts with `/`, has legal names only, and at most
  /// `DeviceLimits.pathComponents` of them.
  public init?(_ text: some StringProtocol) {
    guard text.first == "/" else { return nil }
    var components: [Name] = []
    for part in text.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      if part.isEmpty && text == "/" { break }
      guard let name = Name(String(part)), components.count < DeviceLimits.pathComponents else {
        return nil
      }
      components.append(name)
    }
    self.components = components
  }

  /// The directory the last component is in; nil for the container.
  public var parent: Path? {
    components.isEmpty ? nil : Path(components: Array(components.dropLast()))
  }

  /// The last component; nil for the container.
  public var name: Name? { components.last }

  /// This path with one more component.
  ///
  /// - Precondition: fewer than `DeviceLimits.pathComponents` components.
  public func appending(_ name: Name) -> Path {
    precondition(components.count < DeviceLimits.pathComponents, "the path is too long")
    return Path(components: components + [name])
  }
}

extension Path: ExpressibleByStringLiteral {
  /// - Precondition: the literal is a legal path; see `init(_:)`.
  public init(stringLiteral text: String) {
    guard let path = Path(text) else { preconditionFailure("not a path: \(text)") }
    self = path
  }
}

extension Path: CustomStringConvertible {
  /// The text `init(_:)` reads back.
  public var description: String { "/" + components.map(\.text).joined(separator: "/") }
}

extension Path: Comparable {
  /// Component by component, in byte order.
  public static func < (left: Path, right: Path) -> Bool {
    left.components.lexicographicallyPrecedes(right.components)
  }
}
