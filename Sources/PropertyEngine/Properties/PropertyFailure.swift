/// Thrown by `require`: a claim of a property does not hold.
public struct PropertyFailure: FailureKindProviding, Hashable, CustomStringConvertible {
  /// The claim, in a few words; together with the place it names the failure.
  public let claim: String
  /// What was seen instead; not part of the failure's kind.
  public let details: String
  /// Where it was found, as `Module/File.swift:12`, or empty.
  public let place: String

  /// A failure of the given claim.
  public init(_ claim: String, details: String = "", place: String = "") {
    self.claim = claim
    self.details = details
    self.place = place
  }

  /// The claim and the place; not the details.
  public var failureKind: FailureKind { FailureKind(claim, place: place) }
  public var description: String { details.isEmpty ? claim : "\(claim): \(details)" }
}

/// Fails the property unless `condition` holds.
///
/// `claim` names the branch, so that failures of other claims are other failures; `details` may
/// differ from case to case.
@inlinable
public func require(
  _ condition: Bool, _ claim: @autoclosure () -> String = "requirement",
  _ details: @autoclosure () -> String = "", fileID: StaticString = #fileID, line: Int = #line
) throws {
  guard condition else {
    throw PropertyFailure(claim(), details: details(), place: "\(fileID):\(line)")
  }
}
