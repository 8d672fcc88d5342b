import PropertyEngine

/// Lockers that are opened, used and closed, in a system that treats its handles well or badly.
struct LockerMachine: StateMachine {
  enum Kind: CaseIterable { case open, use, close }
  enum Command: Hashable, Sendable {
    case open
    case use(SymbolicHandle)
    case close(SymbolicHandle)
  }
  enum Fault: Sendable {
    /// A close ends nothing.
    case leaks
    /// The model forgets that a locker was closed.
    case usesClosed
  }

  var fault: Fault?
  var lockers = HandleTable<Int>()

  func isEnabled(_ kind: Kind) -> Bool { kind == .open || !lockers.isEmpty }

  func command(_ kind: Kind, _ draw: inout Draw) throws -> Command? {
    switch kind {
    case .open: .open
    case .use: try draw.handle(of: lockers).map { .use($0) }
    case .close: try draw.handle(of: lockers).map { .close($0) }
    }
  }

  mutating func nextState(_ command: Command) -> Int {
    switch command {
    case .open: lockers.open(lockers.made).number
    case .use(let handle): lockers[handle] ?? -1
    case .close(let handle):
      fault == .usesClosed ? handle.number : lockers.close(handle) ? handle.number : -1
    }
  }

  func makeSystem() -> HandleBindings<Int> { HandleBindings() }

  func run(_ command: Command, on system: inout HandleBindings<Int>) throws -> Int {
    switch command {
    case .open:
      system.bind(lockers.made - 1)
      return lockers.made - 1
    case .use(let handle): return try system(handle)
    case .close(let handle):
      return fault == .leaks ? try system(handle) : try system.close(handle)
    }
  }

  /// What the model takes to be open is closed; nothing else may be open.
  func finish(_ system: inout HandleBindings<Int>) throws {
    let open = system.open
    for entry in lockers.live where open.contains(entry.handle) { try system.close(entry.handle) }
    try system.requireNoneOpen()
  }
}
