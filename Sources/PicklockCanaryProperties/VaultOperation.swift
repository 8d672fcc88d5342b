/// What can be done to the canary's vault.
public enum VaultOperation: String, CaseIterable, Hashable, Sendable {
  case wait, open, arm, turn, fire, close
}
