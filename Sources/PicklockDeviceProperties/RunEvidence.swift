import DataProtection

/// The kinds of evidence that a run's expectations rest on, and the last cell used.
struct RunEvidence: Hashable, Sendable {
  private var kinds: UInt8 = 0
  private var last: Expectation?

  /// Notes that a cell of the file table was used.
  @inline(__always)
  mutating func use(_ expectation: Expectation) {
    kinds |= expectation.evidenceBits
    last = expectation
  }

  /// The next answer does not rest on a cell of the file table.
  mutating func useNone() { last = nil }

  /// The cell that the last expectation rests on; nil where it rests on none.
  var lastCell: PolicyCell? { last?.source }

  /// The kinds used so far, strongest first.
  var list: [DeviceEvidence] { DeviceEvidence.allCases.filter { kinds & 1 << $0.rawValue != 0 } }
}

extension RunEvidence: CustomStringConvertible {
  /// `openRead B locked (DO); the run rests on D K`.
  var description: String {
    let all = list.map(\.tag).joined(separator: " ")
    let run = all.isEmpty ? "the run rests on no cell" : "the run rests on \(all)"
    guard let lastCell else { return run }
    return "\(lastCell) (\(lastCell.answer.evidence.map(\.tag).joined())); \(run)"
  }
}
