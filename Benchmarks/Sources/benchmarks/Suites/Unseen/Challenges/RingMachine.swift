import PropertyEngine

/// A ring of three places; the broken one forgets to go round when its end is reached twice.
struct RingMachine: StateMachine {
  enum Kind: CaseIterable { case push, pop }
  enum Command: Hashable, Sendable {
    case push(Int)
    case pop
  }

  static let places = 3
  var waiting: [Int] = []

  func command(_ kind: Kind, _ draw: inout Draw) throws -> Command? {
    switch kind {
    case .push: .push(try draw.integer(in: 0...3))
    case .pop: .pop
    }
  }

  func meetsPrecondition(_ command: Command) -> Bool {
    command == .pop ? !waiting.isEmpty : waiting.count < Self.places
  }

  mutating func nextState(_ command: Command) -> Int {
    if case .push(let value) = command {
      waiting.append(value)
      return waiting.count
    }
    return waiting.removeFirst()
  }

  func makeSystem() -> Ring { Ring() }

  func run(_ command: Command, on system: inout Ring) -> Int {
    if case .push(let value) = command { system.push(value) } else { system.pop() }
  }

  /// The system: places, and how often they were written and read.
  struct Ring {
    private var slots = [Int](repeating: 0, count: places)
    private var written = 0
    private var read = 0

    mutating func push(_ value: Int) -> Int {
      slots[written == places ? places - 1 : written % places] = value
      written += 1
      return written - read
    }

    mutating func pop() -> Int {
      defer { read += 1 }
      return slots[read % places]
    }
  }
}
