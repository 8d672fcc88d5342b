/// Draws the commands of one sequence, one by one, each by looking at the model.
///
/// A step is a span: a choice of the kind, whose simplest value ends the sequence, then the
/// command's arguments. The kinds are always the same, in the same order; a command that cannot
/// come here is drawn and dropped, so that no edit of one step changes what another one says.
///
/// In a two-lane run the sequence so far is the prefix; then each step first chooses who goes
/// next: nobody, whoever went last, or the other lane.
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
  @usableFromInline var isPrefix = true
  @usableFromInline var lane = Lane.application
  /// The part of the swarm that is the application's comes first.
  @usableFromInline var applicationSwarm = 0
  /// The kind of the command drawn last.
  @usableFromInline var lastKind: Machine.Kind?
  /// How many steps of a random sequence are to follow its prefix.
  @usableFromInline var wantedAfterPrefix = 0

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
      let before = lane
      let span = draw.beginSpan(.step)
      guard let position = try kind(model, &draw) else {
        draw.endSpan(span)
        if isPrefix && interleaves {
          isPrefix = false
          wanted = wantedAfterPrefix
          continue
        }
        return nil
      }
      let kind = kinds.all[position]
      let command = try model.command(kind, &draw)
      if let command, model.isEnabled(kind), model.allows(command) {
        draw.labelSpan(span, position + 1)
        draw.endSpan(span)
        left -= 1
        lastKind = kind
        return command
      }
      try draw.drop(to: mark)
      lane = before
      // A random sequence draws again what may not come here, and does not become shorter by it.
      wanted += retries > 0 ? 1 : -1
      retries -= 1
    }
    return nil
  }

  /// Draws the position of the next command's kind; nil when the sequence or the prefix ends.
  @inlinable
  mutating func kind(_ model: borrowing Machine, _ draw: inout Draw) throws -> Int? {
    guard isPrefix else { return try laneKind(model, &draw) }
    guard draw.isRandom else {
      let index = Int(truncatingIfNeeded: try draw.number(kinds.domain))
      return index == 0 ? nil : index - 1
    }
    let position = wanted > 0 ? pick(model, 0..<swarm.count, &draw) : nil
    wanted -= 1
    _ = try draw.take(UInt64(position.map { $0 + 1 } ?? 0), of: kinds.domain)
    return position
  }
}

extension StepSource {
  /// Draws who goes next and the position of the command's kind; nil when the sequence ends.
  @inlinable
  mutating func laneKind(_ model: borrowing Machine, _ draw: inout Draw) throws -> Int? {
    guard draw.isRandom else {
      let turn = Int(truncatingIfNeeded: try draw.number(kinds.turns))
      if turn == 0 { return nil }
      if turn == 2 { lane = lane == .application ? .system : .application }
      let own = kinds.positions(of: lane)
      guard !own.isEmpty else { return nil }
      return own[try draw.branch(own.count)]
    }
    let isSwitch = draw.steer(through: 2) == 0
    let before = lane
    if isSwitch { lane = lane == .application ? .system : .application }
    var position = wanted > 0 ? pick(model, range(of: lane), &draw) : nil
    if position == nil && wanted > 0 {
      lane = lane == .application ? .system : .application
      position = pick(model, range(of: lane), &draw)
    }
    wanted -= 1
    _ = try draw.take(position == nil ? 0 : lane == before ? 1 : 2, of: kinds.turns)
    guard let position else { return nil }
    let own = kinds.positions(of: lane)
    _ = try draw.take(UInt64(own.firstIndex(of: position) ?? 0), of: .branch(own.count))
    return position
  }

  @inlinable
  func range(of lane: Lane) -> Range<Int> {
    lane == .application ? 0..<applicationSwarm : applicationSwarm..<swarm.count
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
      if isCareful { guard model.isUseful(kind) else { continue } }
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
      guard kinds.weights[position] > 0, model.isEnabled(kind), model.isUseful(kind) else {
        continue
      }
      if !interleaves || isPrefix || Machine.lane(of: kind) == lane { return position }
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
    if interleaves && wanted > 1 {
      let prefix = Int(draw.steer(through: UInt64(wanted / 2)))
      wantedAfterPrefix = wanted - prefix
      wanted = prefix
    }
    let share: UInt64 = [8, 8, 6, 4][Int((word >> 8) & 3)]
    repeat {
      swarm.removeAll(keepingCapacity: true)
      for lane in Lane.allCases {
        for position in kinds.positions(of: lane) where draw.steer(through: 7) < share {
          for _ in 0..<kinds.weights[position] { swarm.append(UInt8(position)) }
        }
        if lane == .application { applicationSwarm = swarm.count }
      }
    } while swarm.isEmpty && !kinds.isUnweighted
  }
}
