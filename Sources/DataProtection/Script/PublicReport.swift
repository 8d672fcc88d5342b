/// A bug that people met in public, as the shortest script that shows it in the model.
///
/// Source: section 6 of the specification, row by row. The report itself is at `source`; the script
/// is ours and shows the mechanism, not the application's code.
public struct PublicReport: Hashable, Sendable {
  /// One event and how its outcome begins; nil where the outcome does not matter.
  public struct Step: Hashable, Sendable {
    /// The event, as a device script has it.
    public let event: String
    /// How the outcome begins.
    public let outcome: String?
  }

  /// The row of section 6.
  public let number: Int
  /// Where it was reported.
  public let source: String
  /// What happened, in one sentence.
  public let claim: String
  /// The profile in which the report's claim holds; a turned assumption where devices differ.
  public let profile: DeviceProfile
  /// The events and their outcomes.
  public let steps: [Step]

  /// The script alone.
  public var script: String { steps.map(\.event).joined(separator: " ") }

  /// All reports, in the order of section 6.
  public static let all: [PublicReport] = (locked + beforeFirstUnlock).sorted {
    $0.number < $1.number
  }

  /// Steps are written `event` or `event => outcome`, one a line.
  init(
    _ number: Int, _ source: String, _ claim: String, under profile: DeviceProfile = .apple,
    _ script: String
  ) {
    self.number = number
    self.source = source
    self.claim = claim
    self.profile = profile
    steps = script.split(separator: "\n").flatMap(Self.steps)
  }

  /// Reads one line: outcomes end a line, so that events without one may share it.
  private static func steps(_ line: Substring) -> [Step] {
    var events = line
    var outcome: String?
    if let arrow = line.firstRange(of: " => ") {
      events = line[..<arrow.lowerBound]
      outcome = String(line[arrow.upperBound...])
    }
    let words = events.split(separator: " ").map(String.init)
    return words.enumerated().map { index, word in
      Step(event: word, outcome: index == words.count - 1 ? outcome : nil)
    }
  }
}
