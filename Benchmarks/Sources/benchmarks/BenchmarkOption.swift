import PicklockCommandLine

/// The options of the suites.
enum BenchmarkOption {
  static let seeds = CommandOption("--seeds", takes: "N", "seeds for each case")
  static let quick = CommandOption("--quick", "ends within 45 s once built")
  static let subject = CommandOption(
    "--subject", takes: "NAME", repeats: true, "only this subject; may be given several times")
  static let caseName = CommandOption(
    "--case", takes: "NAME", repeats: true, "only this case; may be given several times")
  static let peers = CommandOption("--peers", "also runs the peers that this machine has")
  static let half = CommandOption("--half", takes: "HALF", "only this half: tune or held (both)")
  static let batch = CommandOption(
    "--batch", takes: "BATCH",
    "the challenges: \(UnseenBatch.allCases.map(\.rawValue).joined(separator: ", ")) (first)")
  static let prove = CommandOption("--prove", "proves the minima instead of measuring")
  static let cases = CommandOption("--cases", takes: "N", "the cases of one search")
  static let against = CommandOption(
    "--against", takes: "FILE", "compares with the figures that a peer came to earlier")
  static let write = CommandOption("--write", "puts the figures into the documentation")

  /// The options that every suite takes, and its own.
  static func all(of suite: String) -> [CommandOption] {
    let own: [String: [CommandOption]] = [
      "unseen": [batch, half, prove], "finding": [half, cases, against], "distribution": [write],
    ]
    return [seeds, quick, subject, caseName, peers] + (own[suite] ?? [])
  }
}
