/// Options that several verbs take.
extension CommandOption {
  static let help = CommandOption("--help", "prints this, as -h does")

  static let jobs = CommandOption(
    "--jobs", takes: "N", "targets fuzzed at the same time (one for each processor)")

  static let state = CommandOption(
    "--state", takes: "DIR", "where corpora and crash files are kept (.picklock)")
}
