/// Numbers for columns.
extension Int {
  /// With a comma between groups of three digits.
  public var grouped: String {
    var digits = Array(String(magnitude))
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: place)
      place -= 3
    }
    return (self < 0 ? "-" : "") + String(digits)
  }

  /// Seconds as `1h02m`, `3m20s` or `12s`.
  public var asDuration: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    if self >= 3600 { return "\(self / 3600)h\(two(self / 60 % 60))m" }
    return self >= 60 ? "\(self / 60)m\(two(self % 60))s" : "\(self)s"
  }
}
