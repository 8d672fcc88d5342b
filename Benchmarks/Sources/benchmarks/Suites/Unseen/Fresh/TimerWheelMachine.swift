import PropertyEngine

/// Timers; the broken system keeps them in 64 places and forgets how often it must go round.
struct TimerWheelMachine: StateMachine {
  enum Kind: CaseIterable { case schedule, advance }
  enum Command: Hashable, Sendable {
    case schedule(Int)
    case advance(Int)
  }

  var wheel = Wheel(places: .max)

  func command(_ kind: Kind, _ draw: inout Draw) throws -> Command? {
    switch kind {
    case .schedule: .schedule(try draw.integer(in: 1...1_000))
    case .advance: .advance(try draw.integer(in: 1...100))
    }
  }

  mutating func nextState(_ command: Command) -> Int { wheel.run(command) }

  func makeSystem() -> Wheel { Wheel(places: 64) }

  func run(_ command: Command, on system: inout Wheel) -> Int { system.run(command) }

  /// Whichever command shows it, it is one mistake.
  func failureName(on command: Command, expected: Int, actual: Int) -> String { "timers" }

  /// Timers by the place that they are due in.
  struct Wheel: Sendable {
    let places: Int
    private var now = 0
    private var timers: [Int] = []

    init(places: Int) { self.places = places }

    /// How many timers wait after one was added, or how many went off.
    mutating func run(_ command: Command) -> Int {
      switch command {
      case .schedule(let delay):
        timers.append((now + delay) % places)
        return timers.count
      case .advance(let duration):
        let before = timers.count
        for _ in 0..<duration {
          now += 1
          timers.removeAll { $0 == now % places }
        }
        return before - timers.count
      }
    }
  }
}
