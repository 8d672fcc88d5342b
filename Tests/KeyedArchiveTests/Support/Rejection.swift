import KeyedArchive
import Testing

/// How far an input is read before it must be refused.
enum Reading {
  case propertyList
  case graph
  /// The root as a value of built-in classes.
  case value
  /// The root as a value, objects of unknown classes too.
  case inspected
  case memo

  func callAsFunction(
    _ bytes: [UInt8], _ policy: ArchivePolicy = .inspection
  ) throws(ArchiveError) {
    switch self {
    case .propertyList: _ = try PropertyListValue.read(bytes, limits: policy.limits)
    case .graph: _ = try ArchiveGraph(bytes, policy: policy)
    case .value:
      let graph = try ArchiveGraph(bytes, policy: policy)
      _ = try graph.value(of: try graph.root())
    case .inspected:
      let graph = try ArchiveGraph(bytes, policy: policy)
      _ = try graph.inspectedValue(of: try graph.root())
    case .memo: _ = try Memo.decode(bytes)
    }
  }
}

/// Expects one error code, and an error that can be shown.
func expectRejection(
  _ code: ArchiveError.Code, _ reading: Reading, _ bytes: [UInt8], _ comment: Comment? = nil,
  policy: ArchivePolicy = .inspection, sourceLocation: SourceLocation = #_sourceLocation
) {
  do throws(ArchiveError) {
    try reading(bytes, policy)
    Issue.record("accepted, expected \(code.rawValue)", sourceLocation: sourceLocation)
  } catch {
    #expect(error.code == code, comment ?? "\(error)", sourceLocation: sourceLocation)
    #expect(error.description.contains(code.rawValue), sourceLocation: sourceLocation)
  }
}
