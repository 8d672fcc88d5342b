/// Thrown when a case says nothing about the property: an assumption does not hold, a filter gave
/// up, or the value grew past a limit. A discarded case neither passes nor fails.
public struct Discard: Error, Hashable, Sendable {
  /// Why, in a few words; reports count discards by reason.
  public let reason: String

  /// A discard for that reason.
  public init(_ reason: String) { self.reason = reason }

  /// Ends a path of an enumeration that leads only to cases which other paths lead to.
  static let duplicate = Discard("a case that is met another way")
}

/// Discards the case unless `condition` holds.
///
/// - Parameter reason: why the case is discarded, by default where the assumption is written.
public func assume(
  _ condition: Bool, _ reason: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID, line: Int = #line
) throws {
  guard condition else {
    throw Discard(reason() ?? "the assumption at \(fileID):\(line) did not hold")
  }
}
