import PropertyEngine

/// Sixteen units of memory; the broken allocator joins what becomes free with what follows only.
struct AllocatorMachine: StateMachine {
  enum Kind: CaseIterable { case allocate, free }
  enum Command: Hashable, Sendable {
    case allocate(Int)
    case free(SymbolicHandle)
  }

  var blocks = HandleTable<Void>()
  var memory = Memory(joinsBefore: true)

  func isEnabled(_ kind: Kind) -> Bool { kind == .allocate || !blocks.isEmpty }

  func command(_ kind: Kind, _ draw: inout Draw) throws -> Command? {
    switch kind {
    case .allocate: .allocate(try draw.integer(in: 1...16))
    case .free: try draw.handle(of: blocks).map { .free($0) }
    }
  }

  mutating func nextState(_ command: Command) -> Int {
    let place = memory.run(command)
    switch command {
    case .allocate: if place < 0 { blocks.skip() } else { blocks.open(()) }
    case .free(let block): blocks.close(block)
    }
    return place
  }

  func makeSystem() -> Memory { Memory(joinsBefore: false) }

  func run(_ command: Command, on system: inout Memory) -> Int { system.run(command) }

  /// What is free, in order, and what was given for each request.
  struct Memory: Sendable {
    let joinsBefore: Bool
    private var free = [0..<16]
    private var given: [Range<Int>] = []

    init(joinsBefore: Bool) { self.joinsBefore = joinsBefore }

    /// Where the block is that was allocated, or freed; -1 for none.
    mutating func run(_ command: Command) -> Int {
      switch command {
      case .allocate(let size):
        guard let gap = free.firstIndex(where: { $0.count >= size }) else {
          given.append(0..<0)
          return -1
        }
        let start = free[gap].lowerBound
        given.append(start..<start + size)
        free[gap] = start + size..<free[gap].upperBound
        if free[gap].isEmpty { free.remove(at: gap) }
        return start
      case .free(let block):
        let range = given[block.number]
        var place = free.firstIndex { $0.lowerBound >= range.upperBound } ?? free.count
        free.insert(range, at: place)
        if place + 1 < free.count, free[place + 1].lowerBound == range.upperBound {
          free[place] = range.lowerBound..<free.remove(at: place + 1).upperBound
        }
        if joinsBefore, place > 0, free[place - 1].upperBound == range.lowerBound {
          place -= 1
          free[place] = free[place].lowerBound..<free.remove(at: place + 1).upperBound
        }
        return range.lowerBound
      }
    }
  }
}
