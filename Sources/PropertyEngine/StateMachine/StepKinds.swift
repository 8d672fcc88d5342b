/// The kinds of a machine's commands, counted once and not at every step.
@usableFromInline
struct StepKinds<Machine: StateMachine>: Sendable {
  @usableFromInline let all: [Machine.Kind]
  @usableFromInline let weights: [Int]
  /// The end, or one of all kinds.
  @usableFromInline let domain: NumberDomain
  /// Who goes next in a two-lane run: nobody, the same lane, the other lane.
  @usableFromInline let turns = NumberDomain.branch(3)
  private let application: [Int]
  private let system: [Int]

  @usableFromInline
  init() {
    all = Array(Machine.Kind.allCases)
    precondition(all.count <= 250, "a machine has at most 250 kinds of command")
    weights = all.map { max(Machine.weight(of: $0), 0) }
    domain = .branch(all.count + 1)
    let kinds = all
    application = kinds.indices.filter { Machine.lane(of: kinds[$0]) == .application }
    system = kinds.indices.filter { Machine.lane(of: kinds[$0]) == .system }
  }

  /// No kind has a weight.
  @usableFromInline var isUnweighted: Bool { weights.allSatisfy { $0 == 0 } }

  @usableFromInline
  func positions(of lane: Lane) -> [Int] { lane == .application ? application : system }
}
