import PropertyEngine

/// A challenge of our own, written down with its minimum before the shrinker was changed for it.
///
/// The values are of the kinds other people's programs handle. Each minimum is the simplest failing
/// value in the engine's own order, and `MinimumProof` shows that nothing simpler fails.
struct UnseenChallenge: Sendable {
  /// Why nothing simpler fails, where the simpler cases are too many to try.
  struct Argument: Sendable {
    /// The reason, in a sentence.
    let reason: String
    /// The choices of the minimum, as indices: the proof tries these.
    let indices: [UInt64]
    /// The greatest of the other indices that the proof tries.
    var greatestIndex: UInt64 = 9
  }

  /// The property and its minimum as text.
  let challenge: Challenge
  /// Nil where every simpler case can be tried.
  let argument: Argument?

  var name: String { challenge.name }

  /// The values of `generator`, which must draw the shortest case when it draws the simplest, are
  /// claimed never to be such that `fails` is true.
  init<Value>(
    _ name: String, _ generator: Generator<Value>, minimum: String, argument: Argument? = nil,
    describe: @escaping @Sendable (Value) -> String = { String(describing: $0) },
    fails: @escaping @Sendable (Value) throws -> Bool
  ) {
    challenge = Challenge(name, generator, minimum: minimum, describe: describe) { value in
      try require(try !fails(value), name)
    }
    self.argument = argument
  }

  /// The claim of a state machine; `minimum` is the steps on one line.
  init<Machine: StateMachine>(_ name: String, machine: Machine, minimum: String) {
    let property = AnyProperty(name, machine: machine, limits: StepLimits(steps: 50))
    challenge = Challenge(name, property, minimum: minimum)
    argument = nil
  }
}

extension UnseenChallenge {
  /// Every challenge of the first batch, sorted by name.
  static let all: [UnseenChallenge] = [
    dates, units, lines, scripts, messages, records, shapes, graphs, relations, sets, geometry,
    collections, sequences, trees, machines,
  ].flatMap { $0 }.sorted { $0.name < $1.name }

  /// The first, third, fifth … of a batch are for tuning, the others are held back.
  static func of(_ half: Half, in batch: UnseenBatch = .first) -> [UnseenChallenge] {
    batch.challenges.enumerated().filter { $0.offset.isMultiple(of: 2) == (half == .tune) }
      .map(\.element)
  }
}
