import PicklockCommandLine

/// Options that several verbs take.
extension CommandOption {
  static let jobs = CommandOption(
    "--jobs", takes: "N", "targets fuzzed at the same time (one for each processor)")

  static let state = CommandOption(
    "--state", takes: "DIR", "where corpora and crash files are kept (.picklock)")
}
