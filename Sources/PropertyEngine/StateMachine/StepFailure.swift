/// A step of a sequence did not go as the model says.
public struct StepFailure: FailureKindProviding, Hashable, CustomStringConvertible {
  /// Which failure it is: the claim on the command, or the kind of the error thrown.
  public let failureKind: FailureKind
  /// The number of the step, from 1; nil at the end of a run.
  public let step: Int?
  /// The command as text.
  public let command: String
  /// What the model expected, what the system did.
  public let details: String

  /// A failure at a step.
  public init(_ kind: FailureKind, step: Int?, command: String, details: String) {
    failureKind = kind
    self.step = step
    self.command = command
    self.details = details
  }

  public var description: String {
    guard let step else { return "at the end: \(details)" }
    return "step \(step), \(command): \(details)"
  }
}
