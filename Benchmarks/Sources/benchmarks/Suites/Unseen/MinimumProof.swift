import PropertyEngine

/// Shows that nothing simpler than the minimum of a challenge fails, by trying all of it.
///
/// Cases are enumerated through the engine's public interface alone: by their number of choices,
/// then choice by choice from the lowest index up, which is the engine's order. A prefix is left
/// out when its simplest continuation is already too long, or when the engine does not keep the
/// prefix as it is. Each step taken checks that no longer prefix has a shorter continuation.
struct MinimumProof {
  /// What came of it.
  enum Verdict: Equatable, CustomStringConvertible {
    /// All simpler cases were tried, and the first that fails is the minimum.
    case proven
    /// The minimum is the first to fail of the simpler cases that were tried; an argument stands
    /// for the others.
    case argued
    /// Another case is the first to fail.
    case refuted(String)
    /// There are too many simpler cases.
    case tooMany
    /// The simplest continuation of a prefix is not a shortest one, so too much was left out.
    case outOfOrder

    var description: String {
      switch self {
      case .proven: "proven"
      case .argued: "argued"
      case .refuted(let value): "refuted by \(value)"
      case .tooMany: "too many simpler cases"
      case .outOfOrder: "the generator's simplest choices do not make its shortest case"
      }
    }
  }

  /// More cases than this are not tried.
  static let mostCases = 60_000_000
  /// More choices than this are not tried.
  static let mostChoices = 40

  private let challenge: UnseenChallenge
  private let property: AnyProperty
  /// The cases that were judged.
  private(set) var cases = 0
  /// The first case that fails.
  private(set) var failing: [Choice]?
  private var isOutOfOrder = false

  init(_ challenge: UnseenChallenge) {
    self.challenge = challenge
    property = challenge.challenge.property
  }

  /// Tries the cases in order up to the first that fails.
  mutating func run() -> Verdict {
    for length in 0...Self.mostChoices where failing == nil && cases < Self.mostCases {
      var prefix: [Choice] = []
      search(&prefix, of: length, shortest: 0)
    }
    if isOutOfOrder { return .outOfOrder }
    guard let failing else { return .tooMany }
    let value = Challenge.line(of: property.describe(failing))
    guard challenge.challenge.minima == [value] else { return .refuted(value) }
    return challenge.argument == nil ? .proven : .argued
  }

  /// Tries every case of `length` choices that begins with `prefix`.
  private mutating func search(_ prefix: inout [Choice], of length: Int, shortest: Int) {
    guard cases < Self.mostCases else { return }
    let sequence = property.repaired(prefix)
    guard sequence.count >= prefix.count, sequence.choices.starts(with: prefix) else { return }
    guard sequence.count >= shortest else {
      isOutOfOrder = true
      return
    }
    guard prefix.count < length else {
      guard sequence.count == length else { return }
      cases += 1
      if case .failed = property.replay(prefix) { failing = prefix }
      return
    }
    guard sequence.count > prefix.count, sequence.count <= length else { return }
    for choice in candidates(sequence.choices[prefix.count]) {
      prefix.append(choice)
      search(&prefix, of: length, shortest: sequence.count)
      prefix.removeLast()
      if failing != nil { return }
    }
  }

  /// The values tried of one choice, from the simplest up.
  private func candidates(_ choice: Choice) -> any Sequence<Choice> {
    switch choice {
    case .number(_, let domain):
      guard let argument = challenge.argument, !domain.isStructure else {
        return (0...domain.span).lazy.map { Choice.number($0, domain) }
      }
      let tried = Set(argument.indices + (0...argument.greatestIndex)).filter { $0 <= domain.span }
      return tried.sorted().map { Choice.number($0, domain) }
    case .bytes(_, let count):
      return ByteStrings(count: count).lazy.map { Choice.bytes($0, count) }
    }
  }
}

/// Every string of bytes, the short ones first.
private struct ByteStrings: Sequence, IteratorProtocol {
  private let most: Int
  private var upcoming: [UInt8]?

  init(count: ClosedRange<Int>) {
    most = count.upperBound
    upcoming = [UInt8](repeating: 0, count: count.lowerBound)
  }

  mutating func next() -> [UInt8]? {
    guard let current = upcoming else { return nil }
    var raised = current
    for index in raised.indices.reversed() {
      raised[index] &+= 1
      if raised[index] != 0 {
        upcoming = raised
        return current
      }
    }
    raised.append(0)
    upcoming = raised.count <= most ? raised : nil
    return current
  }
}
