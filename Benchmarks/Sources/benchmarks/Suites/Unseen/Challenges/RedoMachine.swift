import PropertyEngine

/// An editor with undo and redo; the broken one may redo what came before newer typing.
struct RedoMachine: StateMachine {
  enum Kind: CaseIterable { case type, undo, redo }
  enum Command: Hashable, Sendable {
    case type(Int)
    case undo, redo
  }

  var text: [Int] = []
  var undone: [Int] = []

  func command(_ kind: Kind, _ draw: inout Draw) throws -> Command? {
    switch kind {
    case .type: .type(try draw.integer(in: 0...9))
    case .undo: .undo
    case .redo: .redo
    }
  }

  mutating func nextState(_ command: Command) -> [Int] {
    if case .type = command { undone = [] }
    Self.edit(&text, &undone, command)
    return text
  }

  func makeSystem() -> (text: [Int], undone: [Int]) { ([], []) }

  func run(_ command: Command, on system: inout (text: [Int], undone: [Int])) -> [Int] {
    Self.edit(&system.text, &system.undone, command)
    return system.text
  }

  private static func edit(_ text: inout [Int], _ undone: inout [Int], _ command: Command) {
    switch command {
    case .type(let letter): text.append(letter)
    case .undo: if let last = text.popLast() { undone.append(last) }
    case .redo: if let last = undone.popLast() { text.append(last) }
    }
  }
}
