/// Why a verb did not do what it was asked, in one line that says what to do. Status 2.
struct CommandError: Error, Hashable, CustomStringConvertible {
  let description: String
  /// What there is to choose from, on lines of its own.
  let lines: [String]

  init(_ description: String, lines: [String] = []) {
    self.description = description
    self.lines = lines
  }
}
