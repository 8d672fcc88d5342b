/// The engine said something that the enumeration of all cases refutes.
public struct Disagreement: Hashable, Sendable {
  /// What was said wrongly.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// "All values pass", and one fails.
    case missedFailure
    /// "All N values", and there are more or fewer.
    case wrongTotal
    /// Passed without having judged a case.
    case passedUnjudged
    /// Passed on fewer cases than asked for, without a word.
    case passedShort
    /// The number of cases judged is not the number of calls.
    case wrongCount
    /// The reported case is none of the generator's, or not the one printed.
    case wrongCase
    /// The reported case does not fail as reported.
    case doesNotFail
    /// The case said to be the first one found does not fail as reported.
    case originalDoesNotFail
    /// "Proven minimal", and a simpler case fails in the same way.
    case notMinimal
    /// The saved bytes lead to another case.
    case bytesLeadElsewhere
    /// The replay token leads to another case.
    case tokenLeadsElsewhere
    /// "May be anything", and with something else it does not fail.
    case falseExplanation
    /// A remark in words that the oracle does not know.
    case unknownRemark
    /// A second search with the same seed reported something else.
    case notRepeatable
    /// A failing input that a shrink takes for one that passes.
    case failureNotShrunk
    /// The engine makes of some choices or bytes what the interpreter does not.
    case spaceDiffers
  }

  /// What was said wrongly.
  public let kind: Kind
  /// The seed of the scenario.
  public let seed: UInt64
  /// The subject and what was said of it.
  public var text: String
}

extension Disagreement: CustomStringConvertible {
  public var description: String { "\(kind.rawValue), seed \(seed): \(text)" }
}
