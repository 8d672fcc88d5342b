/// Walks through objects of built-in classes, each once, with a stack of its own.
struct ReferenceWalk {
  private enum State: UInt8 {
    case unseen
    case open
    case done
  }

  private struct Frame {
    let id: UInt32
    let children: [ArchiveSlot?]
    var next = 0
  }

  private let graph: ArchiveGraph
  private var states: [State]
  private var checks: SemanticChecks
  private var frames: [Frame] = []

  init(_ graph: ArchiveGraph) {
    self.graph = graph
    states = Array(repeating: .unseen, count: graph.objectCount)
    checks = SemanticChecks(graph)
  }

  /// Checks an object and what it holds.
  mutating func check(_ id: UInt32) throws(ArchiveError) {
    frames.removeAll(keepingCapacity: true)
    try enter(id)
    while let frame = frames.last {
      guard frame.next < frame.children.count else {
        states[Int(frame.id)] = .done
        frames.removeLast()
        continue
      }
      frames[frames.count - 1].next += 1
      if let child = frame.children[frame.next].flatMap({ graph.uid($0) }) { try enter(child) }
    }
  }

  private mutating func enter(_ id: UInt32) throws(ArchiveError) {
    switch states[Int(id)] {
    case .done: return
    case .open: throw graph.cycle(at: id)
    case .unseen:
      guard let layout = try graph.layout(of: id) else {
        states[Int(id)] = .done
        return
      }
      try checks.check(layout, of: id)
      states[Int(id)] = .open
      frames.append(Frame(id: id, children: layout.children))
    }
  }
}
