import PropertyEngine

/// A store with snapshots, whose broken compaction keeps only what the newest snapshot needs.
struct SnapshotStoreMachine: StateMachine {
  enum Kind: CaseIterable { case put, get, snapshot, read, release, compact }
  enum Command: Hashable, Sendable {
    case put(key: Int, value: Int)
    case get(key: Int)
    case snapshot
    case read(snapshot: SymbolicHandle, key: Int)
    case release(snapshot: SymbolicHandle)
    case compact
  }

  var isBroken = true
  var values: [Int: Int] = [:]
  var snapshots = HandleTable<[Int: Int]>()

  func isEnabled(_ kind: Kind) -> Bool {
    switch kind {
    case .read, .release: !snapshots.isEmpty
    default: true
    }
  }

  func command(_ kind: Kind, _ draw: inout Draw) throws -> Command? {
    switch kind {
    case .put:
      return .put(key: try draw.integer(in: 0...3), value: try draw.integer(in: 0...9))
    case .get: return .get(key: try draw.integer(in: 0...3))
    case .snapshot: return .snapshot
    case .read:
      let handle = try draw.handle(of: snapshots)
      let key = try draw.integer(in: 0...3)
      return handle.map { .read(snapshot: $0, key: key) }
    case .release: return try draw.handle(of: snapshots).map { .release(snapshot: $0) }
    case .compact: return .compact
    }
  }

  mutating func nextState(_ command: Command) -> Int? {
    switch command {
    case .put(let key, let value): values[key] = value
    case .get(let key): return values[key]
    case .snapshot: snapshots.open(values)
    case .read(let handle, let key): return snapshots[handle]?[key]
    case .release(let handle): snapshots.close(handle)
    case .compact: break
    }
    return nil
  }

  func makeSystem() -> SnapshotStore { SnapshotStore(isBroken: isBroken) }

  func run(_ command: Command, on system: inout SnapshotStore) throws -> Int? {
    switch command {
    case .put(let key, let value): system.put(key, value)
    case .get(let key): return system.value(of: key, at: .max)
    case .snapshot: system.snapshots.bind(system.clock)
    case .read(let handle, let key):
      return system.value(of: key, at: try system.snapshots(handle))
    case .release(let handle): try system.snapshots.close(handle)
    case .compact: try system.compact()
    }
    return nil
  }

  var source: String { "SnapshotStoreMachine(isBroken: false)" }
}

/// A log of versions and the snapshots that read it.
struct SnapshotStore {
  let isBroken: Bool
  var clock = 0
  var versions: [Int: [(time: Int, value: Int)]] = [:]
  var snapshots = HandleBindings<Int>()

  init(isBroken: Bool) { self.isBroken = isBroken }

  mutating func put(_ key: Int, _ value: Int) {
    clock += 1
    versions[key, default: []].append((clock, value))
  }

  func value(of key: Int, at time: Int) -> Int? {
    versions[key]?.last { $0.time <= time }?.value
  }

  /// Forgets versions that no live snapshot can see any more.
  mutating func compact() throws {
    let times = try snapshots.open.map { try snapshots($0) }
    let horizon = (isBroken ? times.max() : times.min()) ?? clock
    for (key, all) in versions {
      let kept = all.lastIndex { $0.time <= horizon } ?? 0
      versions[key] = Array(all[kept...])
    }
  }
}
