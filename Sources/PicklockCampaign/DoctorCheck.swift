/// One thing that was proved about this machine.
public struct DoctorCheck: Hashable, Sendable {
  /// What was looked at.
  public let name: String
  /// The binary it was seen in; nil for the machine.
  public let target: String?
  /// What was seen.
  public let detail: String

  init(_ name: String, target: String? = nil, detail: String) {
    self.name = name
    self.target = target
    self.detail = detail
  }
}
