internal import PicklockSystem

/// The environment variables that change every check of a run without an edit: a nightly job sets
/// `PICKLOCK_CASES=100000 PICKLOCK_SEED=random`.
package enum Environment {
  /// Takes the place of the process's variables, for tests.
  @TaskLocal package static var override: [String: String]?

  /// `PICKLOCK_CASES`: how many cases, where neither a trait nor an argument says so.
  static func cases() throws(SettingError) -> Int? {
    guard let text = value("PICKLOCK_CASES") else { return nil }
    guard let cases = Int(text), cases > 0, text.allSatisfy(\.isASCIIDigit) else {
      throw SettingError(
        "PICKLOCK_CASES=\(text)", "it must be a number of cases above 0, written in digits alone")
    }
    return cases
  }

  /// `PICKLOCK_SEED`: a number, or `random`, where neither a trait nor an argument says so.
  static func seed() throws(SettingError) -> UInt64? {
    guard let text = value("PICKLOCK_SEED") else { return nil }
    if text == "random" { return UInt64.random(in: 0...UInt64.max) }
    guard let seed = UInt64(text), text.allSatisfy(\.isASCIIDigit) else {
      throw SettingError(
        "PICKLOCK_SEED=\(text)",
        "it must be a number from 0 to \(UInt64.max), written in digits alone, or `random`")
    }
    return seed
  }

  /// `PICKLOCK_FAILURES`: the folder of remembered failures, or `off`.
  static func failures() throws(SettingError) -> String? {
    guard let text = value("PICKLOCK_FAILURES") else { return nil }
    guard !text.isEmpty else {
      throw SettingError("PICKLOCK_FAILURES=", "it must be a folder's path, or `off`")
    }
    return text
  }

  private static func value(_ name: String) -> String? {
    if let override { return override[name] }
    return ProcessEnvironment.value(of: name)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
