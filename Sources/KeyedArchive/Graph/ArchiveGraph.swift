/// A keyed archive that has been read and checked: a table of objects and the references between
/// them. No code but this library's has run, and nothing has been built yet.
///
/// Every reference leads to an object, every object has a class or is a plain value, every class
/// record is whole. Whether classes and values are the ones a caller wants is decided when
/// decoding.
///
/// Nothing in it changes any more, so that readers share one instead of copying its tables.
public final class ArchiveGraph: Sendable {
  let table: PropertyListTable
  /// `$objects`, an array.
  let objects: PropertyListNode
  /// `$top`, a dictionary.
  let topEntries: PropertyListNode
  let archiverNode: PropertyListNode
  /// What it was read under.
  public let policy: ArchivePolicy
  /// What reading has used and decoding continues with.
  let budget: WorkBudget

  /// Reads and checks a whole archive, binary or XML.
  ///
  /// - Throws: any error of the families malformed, refused and unsupported that concerns the
  ///   bytes; memory stays under 20 times the input for binary archives, 24 times for XML.
  public init(_ bytes: [UInt8], policy: ArchivePolicy = .standard) throws(ArchiveError) {
    var budget = WorkBudget(policy.limits, forBytes: bytes.count)
    let table = try PropertyListScanner.scan(bytes, limits: policy.limits, budget: &budget)
    let envelope = try ArchiveEnvelope.read(table, policy: policy)
    var checker = GraphChecker(table: consume table, envelope: envelope, limits: policy.limits)
    try checker.check(&budget)
    self.table = checker.table
    self.policy = policy
    self.budget = budget
    objects = envelope.objects
    topEntries = envelope.top
    archiverNode = envelope.archiver
  }

  /// The program that wrote the archive, as it says.
  public var archiver: String { table.string(archiverNode) ?? "" }

  /// How many entries `$objects` has, `$null` included.
  public var objectCount: Int { Int(objects.count) }

  /// Units of work that reading took.
  public var workUsed: Int { budget.used }

  /// Bytes of memory that the tables hold beyond the input.
  public var arenaBytes: Int { table.arenaBytes }

  /// The node of an object; `id` is below `objectCount`.
  @inline(__always)
  func objectIndex(_ id: UInt32) -> Int {
    table.child(Int(id), of: objects)
  }

  @inline(__always)
  func object(_ id: UInt32) -> PropertyListNode {
    table.nodes[objectIndex(id)]
  }

  @inline(__always)
  func node(_ slot: ArchiveSlot) -> PropertyListNode {
    table.nodes[Int(slot.node)]
  }
}
