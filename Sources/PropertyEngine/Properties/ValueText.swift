/// A value as Swift that a reader could paste: `[.event(.lock), .add(1)]`.
///
/// The standard library's own form names the module of each type again and again, and puts sets and
/// dictionaries in an order that differs from run to run. A type's own description, where it has
/// one, is kept.
public enum ValueText {
  /// How deep values may nest before the text says `…`: a generator makes trees of any depth.
  public static let maximumDepth = 64

  /// The text of a value; equal values of value types have equal texts in every run.
  public static func of<Value>(_ value: Value) -> String { text(value, depth: 0) }

  private static func text(_ value: Any, depth: Int) -> String {
    guard depth < maximumDepth else { return "…" }
    let mirror = Mirror(reflecting: value)
    let parts = { mirror.children.map { text($0.value, depth: depth + 1) } }
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { text($0.value, depth: depth) } ?? "nil"
    case .tuple: return list(mirror, depth)
    case .collection: return "[\(parts().joined(separator: ", "))]"
    case .set: return "[\(parts().sorted().joined(separator: ", "))]"
    case .dictionary: return dictionary(mirror, depth)
    default: break
    }
    if let described = description(value) { return described }
    switch mirror.displayStyle {
    case .enum: return enumeration(value, mirror, depth)
    case .struct: return "\(type(of: value))\(list(mirror, depth))"
    default: return String(describing: value)
    }
  }

  /// What the type says of itself; nil where it says nothing.
  private static func description(_ value: Any) -> String? {
    if let value = value as? any CustomDebugStringConvertible { return value.debugDescription }
    return (value as? any CustomStringConvertible)?.description
  }

  private static func enumeration(_ value: Any, _ mirror: Mirror, _ depth: Int) -> String {
    guard let payload = mirror.children.first, let name = payload.label else {
      return ".\(value)"
    }
    let inner = Mirror(reflecting: payload.value)
    guard inner.displayStyle == .tuple else {
      return ".\(name)(\(text(payload.value, depth: depth + 1)))"
    }
    return ".\(name)\(list(inner, depth))"
  }

  /// `(a, label: b)`; a tuple's unlabelled elements are called `.0`, `.1`.
  private static func list(_ mirror: Mirror, _ depth: Int) -> String {
    let parts = mirror.children.map { child in
      let value = text(child.value, depth: depth + 1)
      guard let label = child.label, !label.hasPrefix(".") else { return value }
      return "\(label): \(value)"
    }
    return "(\(parts.joined(separator: ", ")))"
  }

  private static func dictionary(_ mirror: Mirror, _ depth: Int) -> String {
    let entries = mirror.children.map { child in
      Mirror(reflecting: child.value).children
        .map { text($0.value, depth: depth + 1) }.joined(separator: ": ")
    }
    return entries.isEmpty ? "[:]" : "[\(entries.sorted().joined(separator: ", "))]"
  }
}
