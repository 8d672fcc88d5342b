/// A saved case that a trait asks for.
struct Replay: Sendable {
  enum Source: Sendable {
    /// The replay token of a report.
    case token(String)
    /// The path of a file that holds an encoded case.
    case file(String)
  }

  let source: Source
  /// The property it belongs to; nil for every property of the test.
  let property: String?

  /// The trait as its user wrote it.
  var trait: String {
    let label = property.map { ", property: \(String(reflecting: $0))" } ?? ""
    return switch source {
    case .token(let token): ".replay(\"\(token)\"\(label))"
    case .file(let path): ".replay(file: \"\(path)\"\(label))"
    }
  }
}
