/// The five classes a file can be stored under.
///
/// Source: Apple Platform Security, "Data Protection classes"; `FileProtectionType`.
public enum ProtectionClass: UInt8, CaseIterable, Hashable, Sendable {
  /// Class A: readable only while the device is unlocked (and for the grace period after a lock).
  case complete
  /// Class B: opened only while unlocked, but created at any time and usable until closed.
  case completeUnlessOpen
  /// Class C: readable from the first unlock after boot until the next reboot.
  case completeUntilFirstUserAuthentication
  /// Class D: readable whenever the device runs; wrapped by the device key alone.
  case none
  /// Class CX: like C until the person is inactive; its semantics are undocumented (C2).
  case completeWhenUserInactive

  /// The letter Apple's documents and this project's tables use: `A`, `B`, `C`, `D` or `CX`.
  public var letter: String {
    switch self {
    case .complete: "A"
    case .completeUnlessOpen: "B"
    case .completeUntilFirstUserAuthentication: "C"
    case .none: "D"
    case .completeWhenUserInactive: "CX"
    }
  }

  /// The class with that letter, or nil.
  public init?(letter: some StringProtocol) {
    guard let match = Self.allCases.first(where: { $0.letter == letter }) else { return nil }
    self = match
  }
}

extension ProtectionClass: CustomStringConvertible {
  /// The letter of the class.
  public var description: String { letter }
}
