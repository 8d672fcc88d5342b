import PropertyEngine

/// An editor with a cursor; the broken one moves it when it deletes beyond the end.
struct CursorMachine: StateMachine {
  enum Kind: CaseIterable { case type, left, right, backspace, delete }
  enum Command: Hashable, Sendable {
    case type(Int)
    case left, right, backspace, delete
  }

  var editor = Editor(slips: false)

  func command(_ kind: Kind, _ draw: inout Draw) throws -> Command? {
    switch kind {
    case .type: .type(try draw.integer(in: 0...9))
    case .left: .left
    case .right: .right
    case .backspace: .backspace
    case .delete: .delete
    }
  }

  mutating func nextState(_ command: Command) -> [Int] { editor.run(command) }

  func makeSystem() -> Editor { Editor(slips: true) }

  func run(_ command: Command, on system: inout Editor) -> [Int] { system.run(command) }

  /// Whichever command shows it, it is one mistake.
  func failureName(on command: Command, expected: [Int], actual: [Int]) -> String { "text" }

  /// A text and a place in it.
  struct Editor: Sendable {
    let slips: Bool
    private var text: [Int] = []
    private var cursor = 0

    init(slips: Bool) { self.slips = slips }

    /// The text after the command.
    mutating func run(_ command: Command) -> [Int] {
      switch command {
      case .type(let letter):
        text.insert(letter, at: cursor)
        cursor += 1
      case .left: cursor = max(cursor - 1, 0)
      case .right: cursor = min(cursor + 1, text.count)
      case .backspace:
        if cursor > 0 {
          cursor -= 1
          text.remove(at: cursor)
        }
      case .delete:
        if cursor < text.count {
          text.remove(at: cursor)
        } else if slips {
          cursor = max(cursor - 1, 0)
        }
      }
      return text
    }
  }
}
