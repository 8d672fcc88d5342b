/// What a device is taken to do where sources differ or are silent.
public struct DeviceProfile: Hashable, Sendable {
  /// Assumptions turned away from their default, bit n for the assumption of raw value n.
  private(set) var alternativeMask: UInt16 = 0

  /// Where this project's source documents are taken literally against Apple's sources.
  public var readings: SourceReadings

  /// Seconds between a lock (plus `passcodeDelay`) and eviction of the keys (C9; Apple: about 10).
  public var grace: Seconds = 10

  /// Seconds of "require passcode after"; 0 is "Immediately" (C9; other delays are undocumented).
  public var passcodeDelay: Seconds = 0

  /// Seconds from lock to the inactivity reboot of iOS 18 (observed: about 72 hours).
  public var inactivityReboot: Seconds = 259_200

  /// What Apple's documents and published sources say, every assumption at its default.
  public static let apple = DeviceProfile(readings: [])

  /// What the file-protection reference and the keychain note say literally.
  public static let reference: DeviceProfile = {
    var profile = DeviceProfile(readings: .all)
    profile[.createUnlessOpenBeforeFirstUnlock] = true
    return profile
  }()

  /// A profile with every assumption at its default.
  public init(readings: SourceReadings) { self.readings = readings }

  /// Whether the assumption is turned to its second value.
  public subscript(assumption: Assumption) -> Bool {
    get { alternativeMask & (1 << UInt16(assumption.rawValue)) != 0 }
    set {
      let bit: UInt16 = 1 << UInt16(assumption.rawValue)
      alternativeMask = newValue ? alternativeMask | bit : alternativeMask & ~bit
    }
  }

  /// This profile with one assumption turned to its second value, or back.
  public func setting(_ assumption: Assumption, _ value: Bool = true) -> DeviceProfile {
    var copy = self
    copy[assumption] = value
    return copy
  }

  /// Turned assumptions and literal readings in one number, for `QuickCell`.
  @inline(__always)
  var mask: UInt32 { UInt32(alternativeMask) | UInt32(readings.rawValue) << 16 }

  static func mask(_ assumptions: [Assumption]) -> UInt16 {
    assumptions.reduce(0) { $0 | 1 << UInt16($1.rawValue) }
  }

  /// The assumptions at their second value.
  public var alternatives: [Assumption] { Assumption.allCases.filter { self[$0] } }
}
