/// The arguments of `check`; they go before traits, and traits before the environment.
struct CheckOptions: Sendable {
  var cases: Int?
  var seed: UInt64?
  var time: Duration?
  var size: Int?
  var isolation: Isolation?
  var isAsynchronous = false
}

extension CheckOptions {
  /// These options, with traits and the environment for what they leave open, and the first setting
  /// that cannot be used, wherever it comes from.
  func resolved(with settings: CheckSettings) -> (options: CheckOptions, refusal: SettingError?) {
    var resolved = self
    do throws(SettingError) {
      let environment = (cases: try Environment.cases(), seed: try Environment.seed())
      _ = try Environment.failures()
      resolved.cases = cases ?? settings.cases ?? environment.cases
      resolved.seed = seed ?? settings.seed ?? environment.seed
      resolved.time = time ?? settings.time
      resolved.size = size ?? settings.size
      resolved.isolation = isolation ?? settings.isolation
      try resolved.validate()
    } catch { return (self, error) }
    return (resolved, nil)
  }

  private func validate() throws(SettingError) {
    if let cases, cases < 1 {
      throw SettingError("cases: \(cases)", "a check must try at least one case")
    }
    if let time, time <= .zero {
      throw SettingError("time: \(time)", "a check needs some time")
    }
    if let size, size < 0 {
      throw SettingError("size: \(size)", "it must be a number of elements, 0 or more")
    }
    if let limit = isolation?.hangLimit, limit <= .zero {
      throw SettingError("isolation: .process(hangLimit: \(limit))", "a case needs some time")
    }
  }
}
