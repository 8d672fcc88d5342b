/// Draws the commands of one sequence, one by one, each by looking at the model.
///
/// A step is a span: a choice of the kind, whose simplest value ends the sequence, then the
/// command's arguments. The kinds are always the same, in the same order; a command that cannot
/// come here is drawn and dropped, so that no edit of one step changes what another one says.
///
/// Where issuers take turns, a kind that several of them issue has its issuer as the first
/// argument. It is named, not counted from the last one, for the same reason.
@frozen
public struct StepSource<Machine: StateMachine> {
  @usableFromInline let kinds: StepKinds<Machine>
  @usableFromInline let interleaves: Bool
  /// Kinds that a random sequence takes, as often as their weights say: the run's swarm.
  @usableFromInline var swarm: [UInt8] = []
  /// How many steps a random sequence has left before it is to end.
  @usableFromInline var wanted: Int
  /// How many steps any sequence has left.
  @usableFromInline var left: Int
  /// The position of the issuer that went last.
  @usableFromInline var issuer = 0
  /// Where each issuer's part of the swarm ends.
  @usableFromInline var swarmEnds: [Int] = []
  /// The kind of the command drawn last.
  @usableFromInline var lastKind: Machine.Kind?
  /// How many steps of a random sequence come before its issuers take turns.
  @usableFromInline var prefix = 0

  /// How often a random sequence draws a step again before it counts as taken.
  @inlinable static var retries: Int { 32 }

  @inlinable
  init(
    _ kinds: StepKinds<Machine>, _ limits: StepLimits, interleaves: Bool, _ draw: inout Draw
  ) {
    self.kinds = kinds
    self.interleaves = interleaves
    left = limits.steps
    wanted = limits.steps
    if draw.isRandom { steer(limits, &draw) }
  }

  /// Draws the next command; nil when the sequence ends here.
  @inlinable
  mutating func next(_ model: borrowing Machine, _ draw: inout Draw) throws -> Machine.Command? {
    var retries = Self.retries
    while left > 0 {
      let mark = draw.mark
      let before = issuer
      let span = draw.beginSpan(.step)
      guard let position = try kind(model, &draw) else {
        draw.endSpan(span)
        return nil
      }
      let kind = kinds.all[position]
      try chooseIssuer(of: position, &draw)
      let command = try model.command(kind, by: kinds.issuers[issuer], &draw)
      if let command, model.isEnabled(kind), model.meetsPrecondition(command) {
        draw.labelSpan(span, position + 1)
        draw.endSpan(span)
        left -= 1
        lastKind = kind
        return command
      }
      try draw.drop(to: mark)
      issuer = before
      // A random sequence draws again what may not come here, and does not become shorter by it.
      wanted += retries > 0 ? 1 : -1
      retries -= 1
    }
    return nil
  }

  /// Draws the position of the next command's kind; nil when the sequence ends.
  @inlinable
  mutating func kind(_ model: borrowing Machine, _ draw: inout Draw) throws -> Int? {
    guard draw.isRandom else {
      let index = Int(truncatingIfNeeded: try draw.index(in: kinds.domain))
      return index == 0 ? nil : index - 1
    }
    let position = wanted > 0 ? pick(model, &draw) : nil
    wanted -= 1
    prefix -= 1
    try draw.take(UInt64(position.map { $0 + 1 } ?? 0), of: kinds.domain)
    return position
  }

  /// Draws who issues a command, where several do; without turns it is the first of them.
  @inlinable
  mutating func chooseIssuer(of position: Int, _ draw: inout Draw) throws {
    let own = kinds.issuersOf[position]
    guard interleaves, own.count > 1 else {
      issuer = own[0]
      return
    }
    guard draw.isRandom else {
      issuer = own[try draw.branch(own.count)]
      return
    }
    let place = own.firstIndex(of: issuer) ?? Int(draw.steer(through: UInt64(own.count - 1)))
    try draw.take(UInt64(place), of: .branch(own.count))
    issuer = own[place]
  }
}

extension StepSource {
  /// The position of a kind for a random sequence; nil when no kind may come.
  ///
  /// Where issuers take turns, the issuer comes first: mostly the one that went last.
  @inlinable
  mutating func pick(_ model: borrowing Machine, _ draw: inout Draw) -> Int? {
    guard interleaves, prefix <= 0 else { return pick(model, 0..<swarm.count, &draw) }
    let count = kinds.issuers.count
    if count > 1 && draw.steer(through: 2) == 0 {
      let ahead = count == 2 ? 1 : 1 + Int(draw.steer(through: UInt64(count - 2)))
      issuer = (issuer + ahead) % count
    }
    for _ in 0..<count {
      if let position = pick(model, swarmRange, &draw) { return position }
      issuer = (issuer + 1) % count
    }
    return nil
  }

  /// The part of the swarm that is the present issuer's.
  @inlinable
  var swarmRange: Range<Int> {
    (issuer == 0 ? 0 : swarmEnds[issuer - 1])..<swarmEnds[issuer]
  }

  /// One of the swarm's kinds that may come now; nil when there is none at all.
  ///
  /// Where nothing in the swarm would show anything, any other kind that would comes to its help.
  @inlinable
  func pick(_ model: borrowing Machine, _ range: Range<Int>, _ draw: inout Draw) -> Int? {
    guard !range.isEmpty else { return nil }
    let isCareful = draw.steer(through: 15) != 0
    for _ in 0..<16 {
      let position = Int(
        swarm[range.lowerBound + Int(draw.steer(through: UInt64(range.count - 1)))])
      let kind = kinds.all[position]
      guard model.isEnabled(kind) else { continue }
      if isCareful { guard model.isInteresting(kind) else { continue } }
      return position
    }
    return rescue(model, range, &draw)
  }

  /// The slow way: looks at every kind, from a random one on.
  @inlinable
  func rescue(_ model: borrowing Machine, _ range: Range<Int>, _ draw: inout Draw) -> Int? {
    let start = Int(draw.steer(through: UInt64(kinds.all.count - 1)))
    for offset in 0..<kinds.all.count {
      let position = (start + offset) % kinds.all.count
      let kind = kinds.all[position]
      guard kinds.weights[position] > 0, model.isEnabled(kind), model.isInteresting(kind) else {
        continue
      }
      if !interleaves || prefix > 0 || kinds.issuersOf[position].contains(issuer) {
        return position
      }
    }
    let first = Int(draw.steer(through: UInt64(range.count - 1)))
    for offset in 0..<range.count {
      let position = Int(swarm[range.lowerBound + (first + offset) % range.count])
      if model.isEnabled(kinds.all[position]) { return position }
    }
    return nil
  }

  /// Chooses how long a random sequence is to be and which kinds it takes.
  @inlinable
  mutating func steer(_ limits: StepLimits, _ draw: inout Draw) {
    let word = draw.steer(through: .max)
    wanted =
      word & 1 == 0
      ? limits.steps : 1 + Int(draw.steer(through: UInt64(limits.steps - 1)))
    if interleaves && wanted > 1 { prefix = Int(draw.steer(through: UInt64(wanted / 2))) }
    let share: UInt64 = [8, 8, 6, 4][Int((word >> 8) & 3)]
    repeat {
      swarm.removeAll(keepingCapacity: true)
      swarmEnds.removeAll(keepingCapacity: true)
      for own in kinds.positions {
        for position in own where draw.steer(through: 7) < share {
          for _ in 0..<kinds.weights[position] { swarm.append(UInt8(position)) }
        }
        swarmEnds.append(swarm.count)
      }
    } while swarm.isEmpty && !kinds.isUnweighted
  }
}
