/// A state machine as a description: small numbers for states, arguments and steps, and a
/// condition for whatever may go wrong.
struct MachineTable: Hashable, Sendable {
  /// A kind of command.
  struct Kind: Hashable, Sendable {
    /// The greatest value of each argument; the least is 0.
    var arguments: [Int]
    var handles: HandleUse
  }

  /// The number of states.
  var states: Int
  /// How many states a run may start from; more than one are drawn by `configure`.
  var starts: Int
  /// One to three.
  var kinds: [Kind]
  /// The most steps of a sequence.
  var steps: Int
  var interleaves: Bool
  /// Decides where each command leads.
  var salt: UInt64
  /// Which kinds may come, by the state alone.
  var isEnabled: StepCondition
  /// Which commands may come.
  var precondition: StepCondition
  /// Where the system answers wrongly.
  var fault: StepCondition
  /// After which steps an invariant does not hold.
  var breach: StepCondition
  /// Which steps say that the run means nothing.
  var discard: StepCondition
  /// A handle that is open at the end is a failure.
  var requiresClosing: Bool

  /// The names of the kinds, and of the failures of a wrong answer.
  static let names = ["first", "second", "third"]
  /// What a broken invariant is called.
  static let breachName = "invariant"
  /// What the engine calls a handle left open.
  static let leakName = "handle leaked"

  /// Where a command leads.
  func state(after facts: StepFacts) -> Int {
    Int(StableDigest.of(facts.text, salt: salt) % UInt64(states))
  }

  /// Whether a command of that kind may come.
  func allowsKind(_ kind: Int, in state: Int, live: Int) -> Bool {
    isEnabled.holds(
      StepFacts(state: state, kind: kind, arguments: [], handle: nil, live: live))
  }

  /// How many issuers take turns.
  static let issuers = 3

  /// Whether an issuer issues a kind: the second the last one, the first the others, the third all.
  static func issues(_ kind: Int, by issuer: Int, of count: Int) -> Bool {
    let isLast = count > 1 && kind == count - 1
    return issuer == 2 || (issuer == 1) == isLast
  }

  /// A command as Swift, without its dot.
  static func text(kind: Int, arguments: [Int], handle: Int?) -> String {
    let all = arguments.map { "\($0)" } + (handle.map { ["handle \($0)"] } ?? [])
    return names[kind] + (all.isEmpty ? "" : "(\(all.joined(separator: ", ")))")
  }
}

extension MachineTable: CustomStringConvertible {
  var description: String {
    let kinds = kinds.enumerated().map { index, kind in
      let handles = kind.handles == .none ? [] : ["\(kind.handles)"]
      let arguments = kind.arguments.map { "0...\($0)" } + handles
      return "\(Self.names[index])(\(arguments.joined(separator: ", ")))"
    }
    let rules = [
      ("kinds enabled", isEnabled, StepCondition.always), ("allowed", precondition, .always),
      ("wrong answer", fault, .never), ("broken invariant", breach, .never),
      ("discard", discard, .never),
    ].filter { $0.1 != $0.2 }.map { "\($0.0): \($0.1)" }
    let rest = [
      "\(states) states from one of \(starts)", "at most \(steps) steps", "salt \(salt)",
      interleaves ? "issuers take turns" : "", requiresClosing ? "handles must be closed" : "",
    ].filter { !$0.isEmpty }
    return "machine of \((kinds + rules + rest).joined(separator: "; "))"
  }
}
