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
  /// The same life with an application that does not run into it; nil where nothing it could do is
  /// known.
  public let remedy: Remedy?

  /// All reports, in the order of section 6.
  public static let all: [PublicReport] = (locked + beforeFirstUnlock).sorted {
    $0.number < $1.number
  }

  init(
    _ number: Int, _ source: String, _ claim: String, _ script: String,
    _ remedy: Remedy? = nil
  ) {
    self.number = number
    self.source = source
    self.claim = claim
    self.script = script
    self.remedy = remedy
  }

  /// What the application does differently, as a script.
  public struct Remedy: Hashable, Sendable {
    /// What is different, in one sentence.
    public let idea: String
    /// The script, with the outcomes that show that nothing is lost.
    public let script: String

    init(_ idea: String, _ script: String) {
      self.idea = idea
      self.script = script
    }
  }

  /// The remedy as a file: what it is for above it; nil where there is none.
  package var remedyText: String? {
    remedy.map { "# \(number). \(claim)\n# \(source)\n# \($0.idea)\n\($0.script)\n" }
  }

  /// The script as a file: what happened and where above it.
  package var text: String { "# \(number). \(claim)\n# \(source)\n\(script)\n" }
}
