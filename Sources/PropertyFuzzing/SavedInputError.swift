import PicklockSystem

/// Why a saved input cannot be read, in one line that names it.
struct SavedInputError: Error, CustomStringConvertible {
  let path: String
  let reason: String

  init(_ path: String, _ reason: String) {
    self.path = path
    self.reason = reason
  }

  init(_ path: String, because error: SystemError) { self.init(path, "\(error)") }

  var description: String { "\(path): \(reason)" }
}
