import PropertyEngine

/// A queue in a ring that grows when it is full; the broken one forgets where it began.
struct GrowingQueueMachine: StateMachine {
  enum Kind: CaseIterable { case push, pop }
  enum Command: Hashable, Sendable {
    case push(Int)
    case pop
  }

  var queue: [Int] = []

  func command(_ kind: Kind, _ draw: inout Draw) throws -> Command? {
    switch kind {
    case .push: .push(try draw.integer(in: 0...9))
    case .pop: .pop
    }
  }

  /// How many there are, or what came out; -1 for nothing.
  mutating func nextState(_ command: Command) -> Int {
    switch command {
    case .push(let value):
      queue.append(value)
      return queue.count
    case .pop: return queue.isEmpty ? -1 : queue.removeFirst()
    }
  }

  func makeSystem() -> Ring { Ring() }

  func run(_ command: Command, on system: inout Ring) -> Int {
    switch command {
    case .push(let value): system.push(value)
    case .pop: system.pop()
    }
  }

  /// Places, the first value and how many there are.
  struct Ring: Sendable {
    private var places = [0, 0]
    private var start = 0
    private var count = 0

    mutating func push(_ value: Int) -> Int {
      if count == places.count {
        // The mistake: what has come round to the front stays there.
        places += [Int](repeating: 0, count: count)
      }
      places[(start + count) % places.count] = value
      count += 1
      return count
    }

    mutating func pop() -> Int {
      guard count > 0 else { return -1 }
      defer {
        start = (start + 1) % places.count
        count -= 1
      }
      return places[start]
    }
  }
}
