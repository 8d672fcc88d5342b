/// A bug that people met in public, as the shortest script that shows it in the model.
///
/// Source: section 6 of the specification, row by row. The report itself is at `source`; the script
/// is ours and shows the mechanism, not the application's code.
public struct PublicReport: Hashable, Sendable {
  /// The row of section 6.
  public let number: Int
  /// Where it was reported.
  public let source: String
  /// What happened, in one sentence.
  public let claim: String
  /// The script, with the outcomes that show what happened; a knob where devices differ.
  public let script: String

  /// All reports, in the order of section 6.
  public static let all: [PublicReport] = (locked + beforeFirstUnlock).sorted {
    $0.number < $1.number
  }

  init(_ number: Int, _ source: String, _ claim: String, _ script: String) {
    self.number = number
    self.source = source
    self.claim = claim
    self.script = script
  }

  /// The script as a file: what happened and where above it.
  package var text: String { "# \(number). \(claim)\n# \(source)\n\(script)\n" }
}
