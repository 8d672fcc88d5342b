/// A search in depth through containers that are not before what they hold: finds cycles and
/// measures heights with an explicit stack.
struct ContainerSearch {
  private(set) var nodes: [PropertyListNode]
  private let children: [UInt32]
  private let limits: ArchiveLimits
  /// The container an error was found at.
  private(set) var failedAt: Int?

  private enum State: UInt8 {
    case unseen
    case open
    case done
  }

  init(nodes: [PropertyListNode], children: [UInt32], limits: ArchiveLimits) {
    self.nodes = nodes
    self.children = children
    self.limits = limits
  }

  /// Sets the height of every container, or throws.
  mutating func run() throws(ArchiveError) {
    var states = [State](repeating: .unseen, count: nodes.count)
    var stack: [(node: Int, next: Int)] = []
    for start in nodes.indices where nodes[start].kind.isContainer && states[start] == .unseen {
      stack.append((start, 0))
      states[start] = .open
      nodes[start].height = 1
      while let (node, next) = stack.last {
        guard next < nodes[node].childCount else {
          states[node] = .done
          stack.removeLast()
          if let parent = stack.last?.node { try raise(parent, above: node) }
          continue
        }
        stack[stack.count - 1].next = next + 1
        let child = Int(children[Int(nodes[node].start) + next])
        guard nodes[child].kind.isContainer else { continue }
        switch states[child] {
        case .done: try raise(node, above: child)
        case .open:
          failedAt = child
          throw ArchiveError(
            .propertyListCycle, detail: .reason("a container holds itself"))
        case .unseen:
          guard stack.count < limits.depth else { throw tooDeep(child) }
          states[child] = .open
          nodes[child].height = 1
          stack.append((child, 0))
        }
      }
    }
  }

  private mutating func raise(_ node: Int, above child: Int) throws(ArchiveError) {
    let height = max(Int(nodes[node].height), Int(nodes[child].height) + 1)
    guard height <= limits.depth, height <= Int(UInt16.max) else { throw tooDeep(node) }
    nodes[node].height = UInt16(height)
  }

  private mutating func tooDeep(_ node: Int) -> ArchiveError {
    failedAt = node
    return ArchiveError(
      .tooDeep, detail: .limit(.depth, maximum: limits.depth, found: limits.depth + 1))
  }
}
