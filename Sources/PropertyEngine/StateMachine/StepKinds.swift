/// The kinds of a machine's commands and who issues them, counted once and not at every step.
@usableFromInline
struct StepKinds<Machine: StateMachine>: Sendable {
  @usableFromInline let all: [Machine.Kind]
  @usableFromInline let weights: [Int]
  @usableFromInline let issuers: [Machine.Issuer]
  /// The positions of the kinds that each issuer issues.
  @usableFromInline let positions: [[Int]]
  /// The positions of the issuers of each kind.
  @usableFromInline let issuersOf: [[Int]]
  /// The end, or one of all kinds.
  @usableFromInline let domain: NumberDomain

  @usableFromInline
  init() {
    all = Array(Machine.Kind.allCases)
    issuers = Array(Machine.Issuer.allCases)
    precondition(all.count <= 250, "a machine has at most 250 kinds of command")
    precondition((1...250).contains(issuers.count), "a machine has 1 to 250 issuers")
    weights = all.map { max(Machine.weight(of: $0), 0) }
    domain = .branch(all.count + 1)
    let kinds = all
    positions = issuers.map { issuer in
      kinds.indices.filter { Machine.issues(kinds[$0], by: issuer) }
    }
    let own = positions
    issuersOf = kinds.indices.map { kind in own.indices.filter { own[$0].contains(kind) } }
    precondition(issuersOf.allSatisfy { !$0.isEmpty }, "each kind of command has an issuer")
  }

  /// No kind has a weight.
  @usableFromInline var isUnweighted: Bool { weights.allSatisfy { $0 == 0 } }
}
