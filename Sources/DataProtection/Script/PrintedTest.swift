/// The Swift test that a counterexample of a device property prints, read back as what it runs.
///
/// Its steps are events of a script as they stand, so the test can be given to `picklock device`
/// unchanged. What the text says besides is passed over.
package struct PrintedTest {
  /// The steps, as a device script.
  package let script: String
  /// The profile of the machine that the test starts from.
  package let profile: DeviceProfile

  /// Nil for a text without a step of such a test.
  package init?(_ text: String) {
    let steps = text.matches(of: /try run\.step\("([^"]*)"\)/).map { String($0.output.1) }
    guard !steps.isEmpty else { return nil }
    script = steps.joined(separator: "\n")
    var profile = text.contains("profile: .reference") ? DeviceProfile.reference : .apple
    if let readings = text.firstMatch(of: /profile: \.literally\((\d+)\)/)?.output.1 {
      profile.readings = SourceReadings(rawValue: UInt16(readings) ?? 0)
    }
    for match in text.matches(of: /\.setting\(\.(\w+)\)/) {
      if let assumption = Assumption.allCases.first(where: { "\($0)" == match.output.1 }) {
        profile[assumption] = true
      }
    }
    self.profile = profile
  }
}
