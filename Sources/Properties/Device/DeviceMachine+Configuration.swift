import DataProtection
public import PropertyEngine

extension DeviceMachine {
  /// Draws which knobs are turned and which sentences are taken literally; the simplest is none.
  public mutating func configure(_ draw: inout Draw) throws {
    guard drawsProfile else { return }
    let settings = try draw.list(0...Self.mostSettings, label: -1) { draw in
      try draw.integer(in: 0...Self.lastSetting)
    }
    var profile = profile
    for setting in settings {
      if setting < Knob.allCases.count {
        profile[Knob.allCases[setting]] = true
      } else {
        profile.readings.insert(
          LiteralReadings(rawValue: 1 << UInt16(setting - Knob.allCases.count)))
      }
    }
    start(under: profile)
  }

  /// The most settings of one run: enough for any two to meet, few enough to read.
  private static let mostSettings = 6
  private static let readingCount = LiteralReadings.all.rawValue.nonzeroBitCount
  private static let lastSetting = Knob.allCases.count + readingCount - 1

  /// Swift that makes this machine as a true device.
  public var source: String {
    "DeviceMachine(.\(scope), profile: \(Self.source(of: profile)))"
  }

  private static func source(of profile: Profile) -> String {
    if profile == .reference { return ".reference" }
    var text = ".apple"
    if !profile.readings.isEmpty {
      text = "Profile(readings: .init(rawValue: \(profile.readings.rawValue)))"
    }
    for knob in profile.turnedKnobs { text += ".setting(.\(knob))" }
    return text
  }
}
