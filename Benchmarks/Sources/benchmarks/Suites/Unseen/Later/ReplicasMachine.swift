import PropertyEngine

/// Two replicas of a set; the broken ones never take back what was once removed.
struct ReplicasMachine: StateMachine {
  enum Kind: CaseIterable { case add, remove, merge, contains }
  enum Command: Hashable, Sendable {
    case add(Bool, Int)
    case remove(Bool, Int)
    case merge
    case contains(Bool, Int)
  }

  var replicas = Replicas(remembersRemovals: false)

  func command(_ kind: Kind, _ draw: inout Draw) throws -> Command? {
    if kind == .merge { return .merge }
    let isSecond = try draw.boolean()
    let item = try draw.integer(in: 0...5)
    return switch kind {
    case .add: .add(isSecond, item)
    case .remove: .remove(isSecond, item)
    default: .contains(isSecond, item)
    }
  }

  mutating func nextState(_ command: Command) -> Bool { replicas.run(command) }

  func makeSystem() -> Replicas { Replicas(remembersRemovals: true) }

  func run(_ command: Command, on system: inout Replicas) -> Bool { system.run(command) }

  /// When each item was added and removed last, in each replica.
  struct Replicas: Sendable {
    let remembersRemovals: Bool
    private var time = 0
    private var added: [[Int: Int]] = [[:], [:]]
    private var removed: [[Int: Int]] = [[:], [:]]

    init(remembersRemovals: Bool) { self.remembersRemovals = remembersRemovals }

    /// Whether the replica has the item; true after the other commands.
    mutating func run(_ command: Command) -> Bool {
      time += 1
      switch command {
      case .add(let isSecond, let item): added[isSecond ? 1 : 0][item] = time
      case .remove(let isSecond, let item): removed[isSecond ? 1 : 0][item] = time
      case .merge:
        let all = added[0].merging(added[1], uniquingKeysWith: max)
        let gone = removed[0].merging(removed[1], uniquingKeysWith: max)
        added = [all, all]
        removed = [gone, gone]
      case .contains(let isSecond, let item):
        guard let start = added[isSecond ? 1 : 0][item] else { return false }
        guard let end = removed[isSecond ? 1 : 0][item] else { return true }
        return !remembersRemovals && start > end
      }
      return true
    }
  }
}
