/// An absolute path inside the application's container: `/Documents/notes.db`.
public struct DevicePath: Hashable, Sendable {
  /// The names from the container down; empty for the container itself.
  public let components: [DevicePath.Name]

  /// The container itself.
  public static let root = DevicePath(components: [])

  init(components: [DevicePath.Name]) { self.components = components }

  /// Nil unless the text is `/` or starts with `/`, has legal names only, and at most
  /// `DeviceLimits.pathComponents` of them.
  public init?(_ text: some StringProtocol) {
    guard text.first == "/" else { return nil }
    var components: [DevicePath.Name] = []
    for part in text.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      if part.isEmpty && text == "/" { break }
      guard let name = DevicePath.Name(String(part)), components.count < DeviceLimits.pathComponents
      else {
        return nil
      }
      components.append(name)
    }
    self.components = components
  }

  /// The directory the last component is in; nil for the container.
  public var parent: DevicePath? {
    components.isEmpty ? nil : DevicePath(components: Array(components.dropLast()))
  }

  /// The last component; nil for the container.
  public var name: DevicePath.Name? { components.last }

  /// This path with one more component.
  ///
  /// - Precondition: fewer than `DeviceLimits.pathComponents` components.
  public func appending(_ name: DevicePath.Name) -> DevicePath {
    precondition(components.count < DeviceLimits.pathComponents, "the path is too long")
    return DevicePath(components: components + [name])
  }
}

extension DevicePath: ExpressibleByStringLiteral {
  /// - Precondition: the literal is a legal path; see `init(_:)`.
  public init(stringLiteral text: String) {
    guard let path = DevicePath(text) else { preconditionFailure("not a path: \(text)") }
    self = path
  }
}

extension DevicePath: CustomStringConvertible {
  /// The text `init(_:)` reads back.
  public var description: String { "/" + components.map(\.text).joined(separator: "/") }
}

extension DevicePath: Comparable {
  /// Component by component, in byte order.
  public static func < (left: DevicePath, right: DevicePath) -> Bool {
    left.components.lexicographicallyPrecedes(right.components)
  }
}
