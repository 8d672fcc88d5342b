/// What a generator draws its choices from; it records each one.
///
/// The choices come from a seed, from a recorded sequence, or from a fuzzer's bytes, and a
/// generator cannot tell which. Past the end of a sequence or of the bytes every choice is the
/// simplest of its domain, so any input is a whole input.
public struct Draw: ~Copyable {
  enum Mode { case random, replay, bytes, raw }

  @usableFromInline let limits: DrawLimits
  var mode: Mode
  var random: SplitMix64
  var script: ReplayCursor
  private var input: ByteInput
  /// A replay continues at random past the end of its script instead of with simplest choices.
  private var continuesAtRandom = false
  /// Everything the generator asked for, also what it dropped; nil outside an enumeration.
  private(set) var asked: [Choice]?
  /// The greatest count that random choices take above the least one.
  var mostElements = UInt64.max
  /// How many parts the recursive values that are being drawn may still have, innermost last.
  var partBudgets: [PartBudget] = []
  var recording = Recording()
  /// What random cases have in common, and where this one is copying from.
  var constants = ConstantPool()
  var bias = CaseBias()
  var copy = CopyCursor()
  var texts = TextWriter()
  @usableFromInline var recordsSpans: Bool
  var spans: [ChoiceSpan] = []
  var openSpan: Int?

  private init(
    _ mode: Mode, random: SplitMix64 = SplitMix64(seed: 0),
    script: ChoiceSequence = ChoiceSequence(),
    input: [UInt8] = [], limits: DrawLimits, recordsSpans: Bool = false
  ) {
    self.mode = mode
    self.random = random
    self.script = ReplayCursor(script)
    self.input = ByteInput(input)
    self.limits = limits
    self.recordsSpans = recordsSpans
  }

  /// Draws at random, constants of the code under test among the rest.
  public init(
    random: SplitMix64, constants: ConstantPool = ConstantPool(), limits: DrawLimits = DrawLimits()
  ) {
    self.init(.random, limits: limits)
    self.constants = constants
    restart(random)
  }

  /// Repeats recorded choices, each moved into the domain now asked for.
  public init(replaying choices: [Choice], limits: DrawLimits = DrawLimits()) {
    self.init(replaying: ChoiceSequence(choices), limits: limits)
  }

  /// Repeats recorded choices span by span, so that a changed shape does not shift what follows.
  public init(replaying sequence: ChoiceSequence, limits: DrawLimits = DrawLimits()) {
    self.init(.replay, script: sequence, limits: limits, recordsSpans: true)
  }

  /// Repeats recorded choices, then continues at random.
  public init(
    replaying choices: [Choice], then random: SplitMix64, limits: DrawLimits = DrawLimits()
  ) {
    self.init(
      .replay, random: random, script: ChoiceSequence(choices), limits: limits, recordsSpans: true)
    continuesAtRandom = true
  }

  /// Repeats the start of a path through the generator and notes every choice it asks for.
  ///
  /// What a generator drops ends the path: a rejected value, or a command that is not allowed,
  /// whose other continuations are those of its neighbours.
  init(enumerating path: [Choice], limits: DrawLimits) {
    self.init(.replay, script: ChoiceSequence(path), limits: limits, recordsSpans: true)
    asked = []
  }

  /// Reads a fuzzer's bytes.
  public init(
    decoding bytes: [UInt8], as format: InputFormat, limits: DrawLimits = DrawLimits(),
    recordsSpans: Bool = false
  ) {
    self.init(
      format == .raw ? .raw : .bytes, input: bytes, limits: limits, recordsSpans: recordsSpans)
  }

  /// The choices so far.
  public var choices: [Choice] { recording.choices }

  /// How many choices there are so far.
  public var count: Int { recording.count }

  /// What was drawn, with its spans.
  public var sequence: ChoiceSequence {
    var closed = spans
    var open = openSpan
    while let position = open {
      closed[position].end = recording.count
      open = closed[position].parent
    }
    return ChoiceSequence(choices, spans: closed)
  }

  /// Makes ready for another random case, keeping the storage.
  mutating func restart(_ random: SplitMix64, mostElements: UInt64 = .max) {
    self.random = random
    self.mostElements = mostElements
    recording.removeAll()
    partBudgets.removeAll(keepingCapacity: true)
    bias = CaseBias(&self.random)
    if !constants.isEmpty { bias.isPlain = false }
    if recordsSpans {
      spans.removeAll(keepingCapacity: true)
      openSpan = nil
      copy.stop()
    }
    recordsSpans = bias.repeats > 0
  }

  /// Draws one choice other than a run of bytes, and returns its index.
  @usableFromInline @inline(__always)
  mutating func index(in domain: NumberDomain) throws -> UInt64 {
    let index = mode == .random ? randomIndex(domain) : scriptedIndex(domain)
    try record(index, domain)
    return index
  }

  /// Draws one integer, and returns its bits.
  @usableFromInline
  mutating func bits(of domain: IntegerDomain) throws -> UInt64 {
    domain.bits(at: try index(in: .integer(domain)))
  }

  /// Draws one float.
  @usableFromInline
  mutating func double(of domain: FloatDomain) throws -> Double {
    domain.value(at: try index(in: .float(domain)))
  }

  /// Draws one of `weights.count` alternatives. Weights steer random cases alone.
  ///
  /// - Complexity: O(*n*) in the number of weights.
  public mutating func branch(weights: [Int]) throws -> Int {
    let domain = NumberDomain.branch(weights.count)
    let index = mode == .random ? randomIndex(weights: weights) : scriptedIndex(domain)
    try record(index, domain)
    return Int(truncatingIfNeeded: index)
  }

  /// Draws a run of bytes.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public mutating func bytes(count: ClosedRange<Int>) throws -> [UInt8] {
    if limits.splitsBytes {
      return try list(count, label: Self.bytesLabel) { draw in
        UInt8(truncatingIfNeeded: try draw.bits(of: Self.byte))
      }
    }
    let drawn: [UInt8]
    switch mode {
    case .random: drawn = randomBytes(count)
    case .bytes: drawn = decodedBytes(count)
    case .raw: drawn = try rawBytes(count)
    case .replay:
      let next = script.next()
      if case .bytes(let bytes, _) = next {
        drawn = Self.fitted(bytes, count)
      } else if next == nil, continuesAtRandom {
        drawn = randomBytes(count)
      } else {
        drawn = [UInt8](repeating: 0, count: count.lowerBound)
      }
      asked?.append(.bytes(drawn, count))
    }
    try record(drawn, count)
    return drawn
  }

  mutating func record(_ bytes: [UInt8], _ count: ClosedRange<Int>) throws {
    guard recording.count < limits.choices else { throw Self.tooLarge }
    recording.append(bytes, count)
  }

  @inline(__always)
  mutating func record(_ index: UInt64, _ domain: NumberDomain) throws {
    guard recording.count < limits.choices else { throw Self.tooLarge }
    recording.append(index, domain)
  }

  /// The domain of one byte, and the label of a list of them, where runs of bytes are split.
  static let byte = IntegerDomain(UInt8.min...UInt8.max)
  static let bytesLabel = Int.min

  private static let tooLarge = Discard("the case takes more choices than its limit")

  mutating func scriptedIndex(_ domain: NumberDomain) -> UInt64 {
    switch mode {
    case .bytes:
      let taken =
        domain.isStructure ? input.takeStructure(domain.width) : input.takeContent(domain.width)
      return taken.map(domain.index(ofPattern:)) ?? domain.canonical(0)
    case .replay:
      let next = script.next()
      if next == nil, continuesAtRandom { return randomIndex(domain) }
      let index = next.map { domain.index(standingFor: $0) } ?? domain.canonical(0)
      asked?.append(.number(index, domain))
      return index
    case .random, .raw: return domain.canonical(0)
    }
  }

  private mutating func decodedBytes(_ count: ClosedRange<Int>) -> [UInt8] {
    var wanted = count.lowerBound
    if count.lowerBound != count.upperBound {
      let domain = NumberDomain.count(count)
      if let pattern = input.takeStructure(domain.width) {
        wanted = count.lowerBound + Int(domain.index(ofPattern: pattern))
      }
    }
    return Self.fitted(input.takeBytes(wanted), count)
  }

  private mutating func rawBytes(_ count: ClosedRange<Int>) throws -> [UInt8] {
    guard input.remaining <= count.upperBound else {
      throw Discard("the input is longer than \(count.upperBound) bytes")
    }
    return Self.fitted(input.takeBytes(input.remaining), count)
  }

  private static func fitted(_ bytes: [UInt8], _ count: ClosedRange<Int>) -> [UInt8] {
    if bytes.count > count.upperBound { return Array(bytes[..<count.upperBound]) }
    let missing = count.lowerBound - bytes.count
    return missing > 0 ? bytes + [UInt8](repeating: 0, count: missing) : bytes
  }
}
