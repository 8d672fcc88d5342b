public import DataProtection
public import PropertyEngine

extension DeviceMachine {
  /// Draws which assumptions are turned and which sentences are taken literally; the simplest is
  /// none.
  public mutating func configure(_ draw: inout Draw) throws {
    guard drawsProfile else { return }
    let settings = try draw.list(0...Self.mostSettings, label: -1) { draw in
      try draw.integer(in: 0...Self.lastSetting)
    }
    var profile = profile
    for setting in settings {
      if setting < Assumption.allCases.count {
        profile[Assumption.allCases[setting]] = true
      } else {
        profile.readings.insert(
          SourceReadings(rawValue: 1 << UInt16(setting - Assumption.allCases.count)))
      }
    }
    start(under: profile)
  }

  /// The most settings of one run: enough for any two to meet, few enough to read.
  private static let mostSettings = 6
  private static let readingCount = SourceReadings.all.rawValue.nonzeroBitCount
  private static let lastSetting = Assumption.allCases.count + readingCount - 1

  /// Swift that makes this machine as a true device.
  public var source: String {
    "DeviceMachine(.\(scope), profile: \(Self.source(of: profile)))"
  }

  private static func source(of profile: DeviceProfile) -> String {
    if profile == .reference { return ".reference" }
    var text = ".apple"
    if !profile.readings.isEmpty {
      text = ".literally(\(profile.readings.rawValue))"
    }
    for assumption in profile.alternatives { text += ".setting(.\(assumption))" }
    return text
  }
}

extension DeviceProfile {
  /// Apple's profile with some sentences taken literally, by number: what printed tests write.
  public static func literally(_ readings: UInt16) -> DeviceProfile {
    DeviceProfile(readings: SourceReadings(rawValue: readings))
  }
}
