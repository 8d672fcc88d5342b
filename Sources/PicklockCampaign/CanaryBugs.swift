/// What there is to find in the canary.
enum CanaryBugs {
  /// The simplest input of each planted bug, which `shrink` must come to; the same as the crash
  /// files of `Corpus/PicklockCanary`.
  static let minima: [[UInt8]] = [
    // .number(0x5EED_CAFE)
    [0xFE, 0xCA, 0xED, 0x5E, 0x00],
    // .operations([.open, .arm, .turn, .fire])
    [0x04, 0x03, 0x02, 0x01, 0x04, 0x01],
  ]
}
