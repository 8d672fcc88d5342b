import PropertyEngine

/// A described machine as the engine drives it.
struct TableMachine<Kind: TableKinds>: StateMachine {
  let table: MachineTable
  let judgements: Judgements
  var state = 0
  var handles = HandleTable<Int>()
  /// What was known when the last command came.
  var last: StepFacts?

  mutating func configure(_ draw: inout Draw) throws {
    if table.starts > 1 { state = try draw.integer(in: 0...table.starts - 1) }
  }

  enum Issuer: Int, CaseIterable, Hashable, Sendable { case first, second, third }

  static func issues(_ kind: Kind, by issuer: Issuer) -> Bool {
    MachineTable.issues(kind.rawValue, by: issuer.rawValue, of: Kind.allCases.count)
  }

  func isEnabled(_ kind: Kind) -> Bool {
    table.allowsKind(kind.rawValue, in: state, live: handles.count)
  }

  func command(_ kind: Kind, _ draw: inout Draw) throws -> TableCommand? {
    let own = table.kinds[kind.rawValue]
    var arguments: [Int] = []
    for most in own.arguments { arguments.append(try draw.integer(in: 0...most)) }
    guard own.handles.takesHandle else {
      return TableCommand(kind: kind.rawValue, arguments: arguments, handle: nil)
    }
    return try draw.handle(of: handles).map {
      TableCommand(kind: kind.rawValue, arguments: arguments, handle: $0)
    }
  }

  func meetsPrecondition(_ command: TableCommand) -> Bool {
    table.precondition.holds(facts(of: command))
  }

  mutating func nextState(_ command: TableCommand) -> Int {
    let facts = facts(of: command)
    last = facts
    state = table.state(after: facts)
    switch table.kinds[command.kind].handles {
    case .none, .uses: break
    case .opens: handles.open(state)
    case .closes: if let handle = command.handle { handles.close(handle) }
    }
    return state
  }

  func makeSystem() -> HandleBindings<Int> {
    judgements.begin()
    return HandleBindings()
  }

  func run(_ command: TableCommand, on system: inout HandleBindings<Int>) throws -> Int {
    guard let last else { return state }
    if table.discard.holds(last) {
      judgements.discard()
      throw Discard("the step means nothing")
    }
    switch table.kinds[command.kind].handles {
    case .none: break
    case .opens: system.bind(state)
    case .uses: if let handle = command.handle { _ = try system(handle) }
    case .closes: if let handle = command.handle { try system.close(handle) }
    }
    guard table.fault.holds(last) else { return state }
    judgements.fail()
    return state + table.states
  }

  func checkInvariants(
    after command: TableCommand, of system: inout HandleBindings<Int>
  ) throws {
    guard let last, table.breach.holds(last) else { return }
    judgements.fail()
    throw PropertyFailure(MachineTable.breachName)
  }

  func finish(_ system: inout HandleBindings<Int>) throws {
    guard table.requiresClosing else { return }
    if !system.open.isEmpty { judgements.fail() }
    try system.requireNoneOpen()
  }

  /// Where the run starts: the first line of the printed case.
  var source: String { "\(state)" }

  private func facts(of command: TableCommand) -> StepFacts {
    StepFacts(
      state: state, kind: command.kind, arguments: command.arguments,
      handle: command.handle?.number, live: handles.count)
  }
}
