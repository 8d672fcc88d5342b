/// A setting that cannot be used. It fails the check: one that is ignored would pass unseen.
struct SettingError: Error, Hashable, CustomStringConvertible {
  /// The setting as its user wrote it.
  let setting: String
  /// What it must be.
  let demand: String

  init(_ setting: String, _ demand: String) {
    self.setting = setting
    self.demand = demand
  }

  var description: String { "invalid setting \(setting): \(demand)" }
}
