import PropertyEngine

/// Jobs that wait in the order of their times; the broken queue gives out those that were cancelled
/// when others have the same time.
struct CancelledJobsMachine: StateMachine {
  enum Kind: CaseIterable { case add, cancel, next }
  enum Command: Hashable, Sendable {
    case add(Int)
    case cancel(SymbolicHandle)
    case next
  }

  var jobs = HandleTable<Int>()

  func isEnabled(_ kind: Kind) -> Bool { kind != .cancel || !jobs.isEmpty }

  func command(_ kind: Kind, _ draw: inout Draw) throws -> Command? {
    switch kind {
    case .add: .add(try draw.integer(in: 0...50))
    case .cancel: try draw.handle(of: jobs).map { .cancel($0) }
    case .next: .next
    }
  }

  /// The number of the job that is next, or how many wait; -1 for no job.
  mutating func nextState(_ command: Command) -> Int {
    switch command {
    case .add(let time): jobs.open(time)
    case .cancel(let job): jobs.close(job)
    case .next:
      guard let job = jobs.live.min(by: { $0.detail < $1.detail })?.handle else { return -1 }
      jobs.close(job)
      return job.number
    }
    return jobs.count
  }

  func makeSystem() -> Queue { Queue() }

  func run(_ command: Command, on system: inout Queue) -> Int { system.run(command) }

  /// Jobs in the order of their times, equal ones as they came.
  struct Queue: Sendable {
    private var times: [Int] = []
    private var waiting: [Int] = []

    mutating func run(_ command: Command) -> Int {
      switch command {
      case .add(let time):
        let place = waiting.firstIndex { times[$0] > time } ?? waiting.count
        waiting.insert(times.count, at: place)
        times.append(time)
      case .cancel(let job):
        // The mistake: the first job of the same time goes.
        if let place = waiting.firstIndex(where: { times[$0] == times[job.number] }) {
          waiting.remove(at: place)
        }
      case .next: return waiting.isEmpty ? -1 : waiting.removeFirst()
      }
      return waiting.count
    }
  }
}
