/// The most that one archive may make a reader do.
///
/// Every default accepts the largest archive seen in real applications with room to spare, and each
/// stops one kind of attack. All may be changed; work and memory also scale with the input.
public struct ArchiveLimits: Hashable, Sendable {
  /// Bytes of input; stops a reader from being handed more than it will look at. At most 2^32 - 1.
  public var inputBytes = 64 << 20

  /// Objects of the property list, and so of `$objects`; stops tables of millions of tiny objects.
  public var objects = 8_000_000

  /// Levels of nesting, in the property list and in the graph alike; stops stack exhaustion.
  public var depth = 512

  /// Bytes of one string as stored; stops one huge text from being copied.
  public var stringBytes = 16 << 20

  /// Bytes of one data object; stops one huge blob from being copied.
  public var dataBytes = 64 << 20

  /// Elements of one array, set or dictionary; stops overlapping containers from multiplying.
  public var containerCount = 4_000_000

  /// Bytes of one class name; stops names made to fill logs.
  public var classNameBytes = 1_024

  /// Names in one class record, superclasses and hints counted apart; stops endless hierarchies.
  public var classNames = 64

  /// UTF-16 units of all patterns of regular expressions that `KeyedUnarchiver` compiles for one
  /// archive, an empty one counting as one; stops patterns that take seconds. The slowest that were
  /// measured take 64 microseconds and 1.3 kilobytes a unit.
  public var expressionUnits = 16_384

  /// Units of work: one for every reference followed and every byte of text or data copied or
  /// compared. Stops small shared graphs from expanding into big ones.
  public var work = 1 << 30

  /// Units of work for each byte of input, above `workFloor`. The smaller of the two limits holds,
  /// and is the one that an error names.
  public var workPerByte = 64

  /// Work that any input may cause, however small: 65,536 units.
  public static let workFloor = 65_536

  /// The largest input that offsets of 32 bits can address.
  public static let addressableBytes = Int(UInt32.max)

  /// The default limits.
  public init() {}

  /// The default limits.
  public static let standard = ArchiveLimits()

  /// The units of work that an input of `byteCount` bytes may cause.
  public func workAllowed(forBytes byteCount: Int) -> Int {
    let (scaled, overflow) = max(0, byteCount).multipliedReportingOverflow(by: max(0, workPerByte))
    let (sum, overflowed) = scaled.addingReportingOverflow(Self.workFloor)
    return overflow || overflowed ? work : min(work, sum)
  }

  /// Which of the two limits of work holds for an input of `byteCount` bytes.
  public func workLimit(forBytes byteCount: Int) -> Name {
    workAllowed(forBytes: byteCount) < work ? .workPerByte : .work
  }

  /// The name of a limit, as errors give it.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case inputBytes
    case objects
    case depth
    case stringBytes
    case dataBytes
    case containerCount
    case classNameBytes
    case classNames
    case expressionUnits
    case work
    case workPerByte
  }
}
