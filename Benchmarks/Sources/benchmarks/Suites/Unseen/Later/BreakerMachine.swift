import PropertyEngine

/// A circuit breaker that opens after three failures in a row, and for a trial closes after ten
/// units of time; the broken one does not start again to count after a trial that went well.
struct BreakerMachine: StateMachine {
  enum Kind: CaseIterable { case succeed, fail, wait }
  enum Command: Hashable, Sendable {
    case succeed, fail
    case wait(Int)
  }

  var breaker = Breaker(startsAgain: true)

  func command(_ kind: Kind, _ draw: inout Draw) throws -> Command? {
    switch kind {
    case .succeed: .succeed
    case .fail: .fail
    case .wait: .wait(try draw.integer(in: 1...20))
    }
  }

  mutating func nextState(_ command: Command) -> Bool { breaker.run(command) }

  func makeSystem() -> Breaker { Breaker(startsAgain: false) }

  func run(_ command: Command, on system: inout Breaker) -> Bool { system.run(command) }

  /// Whichever command shows it, it is one mistake.
  func failureName(on command: Command, expected: Bool, actual: Bool) -> String { "passage" }

  /// The failures in a row, and how long the breaker stays open.
  struct Breaker: Sendable {
    let startsAgain: Bool
    private var failures = 0
    private var left = 0
    private var isTrial = false

    init(startsAgain: Bool) { self.startsAgain = startsAgain }

    /// Whether the call was let through.
    mutating func run(_ command: Command) -> Bool {
      if case .wait(let duration) = command {
        left = max(left - duration, 0)
        return true
      }
      if left > 0 { return false }
      if command == .succeed {
        if startsAgain || !isTrial { failures = 0 }
        isTrial = false
      } else {
        failures += 1
        if failures >= 3 {
          left = 10
          isTrial = true
        }
      }
      return true
    }
  }
}
