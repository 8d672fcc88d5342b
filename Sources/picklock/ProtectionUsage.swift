/// Why a verb was not used rightly: one line that says what to do.
struct ProtectionUsage: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
