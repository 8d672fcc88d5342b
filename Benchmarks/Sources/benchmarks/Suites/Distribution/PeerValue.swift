private import Foundation

/// How values of the peer are read from JSON; nil where one is something else.
enum PeerValue {
  /// Integers of the peer have any size; past this they count as this.
  private static let greatest = Int128(1) << 100

  @Sendable static func integer(_ value: Any) -> Int128? {
    guard let text = value as? String else { return nil }
    let number = Int128(text) ?? (text.hasPrefix("-") ? -greatest : greatest)
    return min(max(number, -greatest), greatest)
  }

  @Sendable static func double(_ value: Any) -> Double? {
    (value as? String).flatMap { UInt64($0) }.map { Double(bitPattern: $0) }
  }

  @Sendable static func text(_ value: Any) -> String? { value as? String }

  @Sendable static func bool(_ value: Any) -> Bool? { value as? Bool }

  @Sendable static func bytes(_ value: Any) -> [UInt8]? {
    list(integer)(value)?.map { UInt8(truncatingIfNeeded: $0) }
  }

  static func list<Element>(
    _ element: @escaping @Sendable (Any) -> Element?
  ) -> @Sendable (Any) -> [Element]? {
    { value in
      guard let values = value as? [Any] else { return nil }
      let elements = values.compactMap(element)
      return elements.count == values.count ? elements : nil
    }
  }

  static func optional<Wrapped>(
    _ wrapped: @escaping @Sendable (Any) -> Wrapped?
  ) -> @Sendable (Any) -> Wrapped?? {
    { value in value is NSNull ? .some(nil) : wrapped(value).map { .some($0) } }
  }

  static func pair<Element>(
    _ element: @escaping @Sendable (Any) -> Element?
  ) -> @Sendable (Any) -> (Element, Element)? {
    { value in
      guard let values = list(element)(value), values.count == 2 else { return nil }
      return (values[0], values[1])
    }
  }
}
