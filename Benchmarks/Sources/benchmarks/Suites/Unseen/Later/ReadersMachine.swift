import PropertyEngine

/// A lock for many readers or one writer; the broken one makes any reader the writer.
struct ReadersMachine: StateMachine {
  enum Kind: CaseIterable { case read, write, endRead, endWrite, upgrade }
  enum Command: Hashable, Sendable { case read, write, endRead, endWrite, upgrade }

  var lock = Lock(countsReaders: true)

  func command(_ kind: Kind, _ draw: inout Draw) throws -> Command? {
    switch kind {
    case .read: .read
    case .write: .write
    case .endRead: .endRead
    case .endWrite: .endWrite
    case .upgrade: .upgrade
    }
  }

  func meetsPrecondition(_ command: Command) -> Bool {
    switch command {
    case .read, .write: true
    case .endRead, .upgrade: lock.readers > 0
    case .endWrite: lock.isWritten
    }
  }

  mutating func nextState(_ command: Command) -> Bool { lock.run(command) }

  func makeSystem() -> Lock { Lock(countsReaders: false) }

  func run(_ command: Command, on system: inout Lock) -> Bool { system.run(command) }

  /// How many read, and whether somebody writes.
  struct Lock: Sendable {
    let countsReaders: Bool
    private(set) var readers = 0
    private(set) var isWritten = false

    init(countsReaders: Bool) { self.countsReaders = countsReaders }

    /// Whether the lock was had.
    mutating func run(_ command: Command) -> Bool {
      switch command {
      case .read:
        if isWritten { return false }
        readers += 1
      case .write:
        if isWritten || readers > 0 { return false }
        isWritten = true
      case .endRead: readers -= 1
      case .endWrite: isWritten = false
      case .upgrade:
        if isWritten || countsReaders && readers > 1 { return false }
        readers -= 1
        isWritten = true
      }
      return true
    }
  }
}
