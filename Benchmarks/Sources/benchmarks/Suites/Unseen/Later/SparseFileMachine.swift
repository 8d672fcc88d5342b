import PropertyEngine

/// A file with a place to write at; the broken one has no gap where nothing was written.
struct SparseFileMachine: StateMachine {
  enum Kind: CaseIterable { case write, seek, truncate, read }
  enum Command: Hashable, Sendable {
    case write(Int)
    case seek(Int)
    case truncate(Int)
    case read
  }

  var file = File(hasGaps: true)

  func command(_ kind: Kind, _ draw: inout Draw) throws -> Command? {
    switch kind {
    case .write: .write(try draw.integer(in: 0...9))
    case .seek: .seek(try draw.integer(in: 0...9))
    case .truncate: .truncate(try draw.integer(in: 0...9))
    case .read: .read
    }
  }

  mutating func nextState(_ command: Command) -> [Int] { file.run(command) }

  func makeSystem() -> File { File(hasGaps: false) }

  func run(_ command: Command, on system: inout File) -> [Int] { system.run(command) }

  /// Bytes and a place in or behind them.
  struct File: Sendable {
    let hasGaps: Bool
    private var bytes: [Int] = []
    private var place = 0

    init(hasGaps: Bool) { self.hasGaps = hasGaps }

    /// All bytes when they are read; none after the other commands.
    mutating func run(_ command: Command) -> [Int] {
      switch command {
      case .write(let byte):
        if hasGaps { while bytes.count < place { bytes.append(0) } }
        if place < bytes.count { bytes[place] = byte } else { bytes.append(byte) }
        place += 1
      case .seek(let place): self.place = place
      case .truncate(let count): bytes = Array(bytes.prefix(count))
      case .read: return bytes
      }
      return []
    }
  }
}
