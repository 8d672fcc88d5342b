/// What was judged, and what came of it.
public struct OracleTally: Hashable, Sendable {
  /// Generators and machines.
  public internal(set) var generators = 0
  /// Cases in their spaces, each enumerated by the interpreter.
  public internal(set) var values = 0
  /// Searches, each run twice.
  public internal(set) var searches = 0
  /// Shrinks of a failing case picked from the space.
  public internal(set) var shrinks = 0
  /// Searches that passed and said that they tried all.
  public internal(set) var claimsOfAll = 0
  /// Counterexamples reported.
  public internal(set) var found = 0
  /// Of those, how many were called proven minimal.
  public internal(set) var provenMinimal = 0
  /// Of those, how many are the simplest failing case there is.
  public internal(set) var atMinimum = 0
  /// The others that did not claim to be: what was reported, and what is simpler and fails in the
  /// same way.
  public internal(set) var missedMinima: [String] = []
  /// Remarks of explanations that were tried on every case they speak of.
  public internal(set) var remarksTried = 0
  /// A hash of all reports: two processes that judge the same seeds must print the same.
  public internal(set) var digest: UInt64 = 0
  /// What the enumeration refutes.
  public internal(set) var disagreements: [Disagreement] = []

  /// Nothing yet.
  public init() {}

  /// Adds what another run judged.
  public mutating func add(_ other: OracleTally) {
    generators += other.generators
    values += other.values
    searches += other.searches
    shrinks += other.shrinks
    claimsOfAll += other.claimsOfAll
    found += other.found
    provenMinimal += other.provenMinimal
    atMinimum += other.atMinimum
    missedMinima += other.missedMinima
    remarksTried += other.remarksTried
    digest = digest &* 31 &+ other.digest
    disagreements += other.disagreements
  }

  /// How many disagreements of one kind there are.
  public func count(of kind: Disagreement.Kind) -> Int {
    disagreements.count { $0.kind == kind }
  }
}
