import PropertyEngine

/// A command of a described machine.
struct TableCommand: Hashable, Sendable, CustomStringConvertible {
  let kind: Int
  let arguments: [Int]
  let handle: SymbolicHandle?

  var description: String {
    MachineTable.text(kind: kind, arguments: arguments, handle: handle?.number)
  }
}
