/// The one issuer of commands of a machine that does not tell several apart.
public enum SoleIssuer: CaseIterable, Hashable, Sendable {
  /// The program under test.
  case program
}
