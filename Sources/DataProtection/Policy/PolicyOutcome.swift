/// What a cell of the decision tables says happens.
package enum PolicyOutcome: UInt8, Hashable, Sendable {
  /// The operation succeeds; in the key table, the key is in memory.
  case allowed
  /// EPERM, Cocoa's 257 or 513; in the key table, the key is not in memory.
  case notPermitted
  /// ESRCH: no process runs.
  case noProcess
  /// EINVAL: the class does not exist.
  case invalid
  /// No error is returned; the application is killed.
  case processDied
  /// No error is returned; stored defaults look empty.
  case blank
  /// No error is returned; what is written never reaches the file.
  case lost
  /// No error is returned; what is written replaces all that was stored.
  case replaced
  /// The situation cannot arise: no such handle or class can exist.
  case notApplicable

  /// The error an operation throws; nil where none is thrown.
  package var error: PosixError? {
    switch self {
    case .notPermitted: .notPermitted
    case .noProcess: .noProcess
    case .invalid: .invalid
    case .allowed, .processDied, .blank, .lost, .replaced, .notApplicable: nil
    }
  }
}
