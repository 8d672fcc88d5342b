/// Why a verb was not used rightly: one line that says what to do.
struct ProtectionUsage: Error, CustomStringConvertible {
  let description: String
  /// What there is to choose from, on lines of its own.
  let lines: [String]

  init(_ description: String, lines: [String] = []) {
    self.description = description
    self.lines = lines
  }
}
