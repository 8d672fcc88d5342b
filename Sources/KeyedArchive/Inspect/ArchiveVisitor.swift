/// The values of many objects of one graph, each object built once however many others hold it:
/// looking at all of them takes time in proportion to the archive.
///
///     var visitor = ArchiveVisitor(inspecting: graph)
///     for id in 1..<UInt32(graph.objectCount) { print(try visitor.value(of: id)) }
public struct ArchiveVisitor {
  /// The graph whose objects are visited.
  public let graph: ArchiveGraph
  private var builder: ValueBuilder
  private var budget: WorkBudget

  /// Visits objects of built-in classes.
  ///
  /// - Parameters:
  ///   - kinds: what may occur, checked on every reference; other classes are refused.
  public init(_ graph: ArchiveGraph, allowing kinds: ArchiveKindSet = .all) {
    self.graph = graph
    builder = ValueBuilder(graph, kinds: kinds, visits: true)
    budget = graph.budget
  }

  /// Visits objects of every class; those of unknown ones become their class name and fields.
  public init(inspecting graph: ArchiveGraph) {
    self.graph = graph
    builder = ValueBuilder(graph, kinds: .all, inspects: true, visits: true)
    budget = graph.budget
  }

  /// Units of work that reading and all visits so far took.
  public var workUsed: Int { budget.used }

  /// An object and all it holds; the same value, or the same error, for every call.
  ///
  /// - Throws: `objectCycle`, `tooDeep`, `classNotAllowed`, or what is wrong with an object;
  ///   `tooMuchWork` once all visits together have used up the limit.
  public mutating func value(of id: UInt32) throws(ArchiveError) -> ArchiveValue {
    try graph.value(of: id, &builder, &budget)
  }
}
