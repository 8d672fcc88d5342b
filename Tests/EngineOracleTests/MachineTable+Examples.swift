@testable import EngineOracle

extension MachineTable {
  /// One kind of command with an argument of 0 or 1, up to three steps, nothing wrong.
  static var counting: MachineTable {
    MachineTable(
      states: 2, starts: 1, kinds: [Kind(arguments: [1], handles: .none)], steps: 3,
      interleaves: false, salt: 0, isEnabled: .always, precondition: .always, fault: .never,
      breach: .never, discard: .never, requiresClosing: false)
  }

  /// Rings are moved between three pegs: of the simplest arguments, both 0, nothing comes.
  static var rings: MachineTable {
    var table = counting
    table.kinds = [Kind(arguments: [2, 2], handles: .none)]
    table.precondition = .argumentsDiffer
    table.breach = .argumentAtLeast(2)
    return table
  }
}
