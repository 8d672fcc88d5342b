/// What a device is taken to do where sources differ or are silent.
public struct Profile: Hashable, Sendable {
  /// Knobs turned away from their default, bit n for the knob of raw value n.
  private(set) var turnedMask: UInt16 = 0

  /// Where this project's source documents are taken literally against Apple's sources.
  public var readings: LiteralReadings

  /// Seconds between a lock (plus `passcodeDelay`) and eviction of the keys (C9; Apple: about 10).
  public var grace: Seconds = 10

  /// Seconds of "require passcode after"; 0 is "Immediately" (C9; other delays are undocumented).
  public var passcodeDelay: Seconds = 0

  /// Seconds from lock to the inactivity reboot of iOS 18 (observed: about 72 hours).
  public var inactivityReboot: Seconds = 259_200

  /// What Apple's documents and published sources say, every knob at its default.
  public static let apple = Profile(readings: [])

  /// What the file-protection reference and the keychain note say literally.
  public static let reference: Profile = {
    var profile = Profile(readings: .all)
    profile[.createUnlessOpenBeforeFirstUnlock] = true
    return profile
  }()

  /// A profile with every knob at its default.
  public init(readings: LiteralReadings) { self.readings = readings }

  /// Whether the knob is turned to its second value.
  public subscript(knob: Knob) -> Bool {
    get { turnedMask & (1 << UInt16(knob.rawValue)) != 0 }
    set {
      let bit: UInt16 = 1 << UInt16(knob.rawValue)
      turnedMask = newValue ? turnedMask | bit : turnedMask & ~bit
    }
  }

  /// This profile with one knob turned to its second value, or back.
  public func setting(_ knob: Knob, _ value: Bool = true) -> Profile {
    var copy = self
    copy[knob] = value
    return copy
  }

  /// Turned knobs and literal readings in one number, for `QuickCell`.
  @inline(__always)
  var mask: UInt32 { UInt32(turnedMask) | UInt32(readings.rawValue) << 16 }

  static func mask(_ knobs: [Knob]) -> UInt16 {
    knobs.reduce(0) { $0 | 1 << UInt16($1.rawValue) }
  }

  /// The knobs at their second value.
  public var turnedKnobs: [Knob] { Knob.allCases.filter { self[$0] } }
}
