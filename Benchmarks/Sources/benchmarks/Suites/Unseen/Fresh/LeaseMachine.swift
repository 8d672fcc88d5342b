import PropertyEngine

/// A lease that ends after ten units of time; the broken system ends it for anybody who asks.
struct LeaseMachine: StateMachine {
  enum Kind: CaseIterable { case acquire, wait, release }
  enum Command: Hashable, Sendable {
    case acquire
    case wait(Int)
    case release(SymbolicHandle)
  }

  var handles = HandleTable<Void>()
  var server = Server(asksForHolder: true)

  func isEnabled(_ kind: Kind) -> Bool { kind != .release || !handles.isEmpty }

  func command(_ kind: Kind, _ draw: inout Draw) throws -> Command? {
    switch kind {
    case .acquire: .acquire
    case .wait: .wait(try draw.integer(in: 1...20))
    case .release: try draw.handle(of: handles).map { .release($0) }
    }
  }

  mutating func nextState(_ command: Command) -> Bool {
    let answer = server.run(command)
    if command == .acquire { if answer { handles.open(()) } else { handles.skip() } }
    return answer
  }

  func makeSystem() -> Server { Server(asksForHolder: false) }

  func run(_ command: Command, on system: inout Server) -> Bool { system.run(command) }

  /// Whichever command shows it, it is one mistake.
  func failureName(on command: Command, expected: Bool, actual: Bool) -> String { "lease" }

  /// Leases are numbered by the requests for one.
  struct Server: Sendable {
    let asksForHolder: Bool
    private var time = 0
    private var requests = 0
    private var current: (holder: Int, end: Int)?

    init(asksForHolder: Bool) { self.asksForHolder = asksForHolder }

    mutating func run(_ command: Command) -> Bool {
      switch command {
      case .acquire:
        defer { requests += 1 }
        if let current, current.end > time { return false }
        current = (requests, time + 10)
      case .wait(let duration): time += duration
      case .release(let handle):
        let isHolder = current?.holder == handle.number
        if isHolder || !asksForHolder { current = nil }
        return isHolder
      }
      return true
    }
  }
}
