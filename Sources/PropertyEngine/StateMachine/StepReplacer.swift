/// The ways to replace steps of one failing sequence by fewer or simpler ones.
struct StepReplacer {
  /// Where the model tells too little apart, its word is taken this often and no more.
  static let mostEvaluations = 96
  /// Beyond this many steps there are too many ways to leave some out, and to write two anew.
  private static let mostJoined = 16
  private static let mostShortened = 12
  /// The most steps that are left out at once.
  private static let window = 3

  private let steps: [[Choice]]
  private let head: [Choice]
  private let tail: [Choice]
  /// What the model expects of each step.
  private let answers: [String]
  private let question: String
  /// What the last expectation rests on; nil where that may change.
  private let basis: String?
  private let domain: NumberDomain
  /// The simplest arguments of each kind that can come last.
  private var shapes: [(kind: UInt64, arguments: [Choice])] = []
  private let end: Int

  /// Nil where there are no steps, or nothing is known of what they lead to.
  init?(_ shrinker: inout Shrinker, keepsBasis: Bool, until end: Int) {
    let best = shrinker.best
    let places = best.steps
    guard let first = places.first, let last = places.last,
      let domain = best.choices[first.lowerBound].domain, places.count <= Self.mostJoined,
      let prediction = shrinker.preview(best.choices)?.prediction, prediction.count == places.count
    else { return nil }
    self.domain = domain
    self.end = end
    answers = places.indices.map(prediction.answer)
    question = prediction.question(places.count - 1)
    basis = keepsBasis ? prediction.basis() : nil
    steps = places.map { Array(best.choices[$0]) }
    head = Array(best.choices[..<first.lowerBound])
    tail = Array(best.choices[last.upperBound...])
    for kind in 1..<max(domain.span, 1) + 1 {
      let start = best.choices[..<last.lowerBound] + [.number(kind, domain)]
      guard let fresh = shrinker.probe(Array(start)), let made = fresh.steps.last,
        fresh.steps.count == steps.count, fresh.choices[made.lowerBound].index == kind
      else { continue }
      shapes.append((kind, Array(fresh.choices[made].dropFirst())))
    }
  }

  /// A step of a changed sequence.
  private enum Piece {
    case old(Int)
    case new([Choice])
  }

  /// What may change about the last step.
  private enum Ending {
    case same, question, any
  }

  private func pieces(without gone: Range<Int> = 0..<0) -> [Piece] {
    steps.indices.filter { !gone.contains($0) }.map { .old($0) }
  }

  /// Tries other steps instead; true when they made a simpler failing case.
  ///
  /// Of the old steps, the model must expect what it expects now; the new ones must be useful.
  private func accepts(
    _ pieces: [Piece], _ ending: Ending, _ shrinker: inout Shrinker
  ) -> Bool {
    guard !shrinker.isSpent, shrinker.evaluations < end else { return false }
    var choices = head
    for piece in pieces {
      switch piece {
      case .old(let index): choices += steps[index]
      case .new(let step): choices += step
      }
    }
    guard let found = shrinker.preview(choices + tail),
      found.sequence < shrinker.best, !shrinker.hasSeen(found.sequence),
      isAlike(found.prediction, pieces, ending)
    else { return false }
    return shrinker.accepts(found.sequence.choices)
  }

  private func isAlike(_ other: Prediction, _ pieces: [Piece], _ ending: Ending) -> Bool {
    let last = pieces.count - 1
    guard other.count == pieces.count,
      ending == .any || other.answer(last) == answers[answers.count - 1],
      ending != .same || other.question(last) == question,
      basis == nil || other.basis() == basis
    else { return false }
    return pieces.indices.allSatisfy { place in
      guard case .old(let index) = pieces[place] else { return other.isInteresting(place) }
      return other.answer(place) == answers[index]
    }
  }
}

// MARK: Ways

extension StepReplacer {
  /// One step becomes one of a simpler kind.
  func simplify(_ shrinker: inout Shrinker) -> Bool {
    for (index, step) in steps.enumerated() {
      guard let kind = step[0].index else { continue }
      let isLast = index == steps.count - 1
      for shape in shapes where shape.kind < kind {
        for made in made(shape, of: [Array(step.dropFirst())]) {
          // Another question at the end is worth it where it is asked of the same things.
          if isLast, made.taken == 0 { continue }
          var changed = pieces()
          changed[index] = .new(made.step)
          if accepts(changed, isLast ? .question : .same, &shrinker) { return true }
        }
      }
    }
    return false
  }

  /// Up to three steps that follow each other go, and a later one takes over their arguments; or
  /// one step goes, and an earlier one takes them over.
  func join(_ shrinker: inout Shrinker) -> Bool {
    for later in steps.indices.reversed() {
      for count in 1...Self.window where count <= later {
        for first in (0...later - count).reversed() {
          if join(first..<first + count, later, &shrinker) { return true }
        }
      }
    }
    return false
  }

  private func join(_ gone: Range<Int>, _ later: Int, _ shrinker: inout Shrinker) -> Bool {
    let own = Array(steps[later].dropFirst())
    let lent = steps[gone].flatMap { $0.dropFirst() }
    for shape in shapes {
      for made in made(shape, of: lent.isEmpty ? [own] : [own + lent, lent + own]) {
        // Three steps that leave nothing behind do not matter: they would have been deleted.
        if gone.count == Self.window, made.taken == 0 { continue }
        var changed = pieces(without: gone)
        changed[later - gone.count] = .new(made.step)
        if accepts(changed, .same, &shrinker) { return true }
        guard gone.count == 1 else { continue }
        changed = pieces(without: later..<later + 1)
        changed[gone.lowerBound] = .new(made.step)
        if accepts(changed, .same, &shrinker) { return true }
      }
    }
    return false
  }

  /// One step goes, or two that follow each other, and something else is asked at the end, whatever
  /// the answer should be.
  func askOtherwise(_ shrinker: inout Shrinker) -> Bool {
    guard basis == nil, let own = steps.last?.dropFirst() else { return false }
    let last = steps.count - 1
    for count in 1..<Self.window where count <= last {
      for first in (0...last - count).reversed() {
        let lent = steps[first..<first + count].flatMap { $0.dropFirst() }
        for shape in shapes {
          guard let made = made(shape, of: [own + lent]).first else { continue }
          var changed = pieces(without: first..<first + count)
          changed[last - count] = .new(made.step)
          if accepts(changed, .any, &shrinker) { return true }
        }
      }
    }
    return false
  }

  /// Three steps that follow each other become two.
  func shorten(_ shrinker: inout Shrinker) -> Bool {
    guard steps.count <= Self.mostShortened, steps.count >= Self.window else { return false }
    for first in 0...steps.count - Self.window {
      let old = steps[first..<first + Self.window].flatMap { $0.dropFirst() }
      for shape in shapes {
        guard let one = made(shape, of: [old]).first, one.isWhole else { continue }
        for other in shapes {
          guard let two = made(other, of: [one.rest]).first, two.isWhole else { continue }
          var changed = pieces(without: first..<first + Self.window)
          changed.insert(contentsOf: [.new(one.step), .new(two.step)], at: first)
          if accepts(changed, .same, &shrinker) { return true }
        }
      }
    }
    return false
  }
}

// MARK: Arguments

extension StepReplacer {
  /// A step made from arguments of other steps.
  private struct Made {
    var step: [Choice]
    /// How many arguments were taken over, and what is left of them.
    var taken = 0
    var rest: [Choice]

    /// Every argument was taken over.
    var isWhole: Bool { taken == step.count - 1 }
  }

  /// Steps of a kind, each from one list of old arguments: the first that fits exactly, or the
  /// first that fits at all.
  private func made(
    _ shape: (kind: UInt64, arguments: [Choice]), of lists: [[Choice]]
  ) -> [Made] {
    var all: [Made] = []
    for list in lists {
      for isExact in [true, false] {
        let made = made(shape, of: list, exactly: isExact)
        if !all.contains(where: { $0.step == made.step }) { all.append(made) }
      }
    }
    return all
  }

  private func made(
    _ shape: (kind: UInt64, arguments: [Choice]), of list: [Choice], exactly isExact: Bool
  ) -> Made {
    var made = Made(step: [.number(shape.kind, domain)], rest: list)
    for argument in shape.arguments {
      let exact =
        isExact ? made.rest.firstIndex { Self.fits($0, argument, exactly: true) } : nil
      if let place = exact ?? made.rest.firstIndex(where: { Self.fits($0, argument) }) {
        made.taken += 1
        made.step.append(made.rest.remove(at: place))
      } else {
        made.step.append(argument)
      }
    }
    return made
  }

  /// Whether an old argument can stand for a new one: its domain is the same, or has as many of the
  /// first alternatives as it takes.
  private static func fits(_ old: Choice, _ new: Choice, exactly: Bool = false) -> Bool {
    switch (old, new) {
    case (.number(let index, let left), .number(_, let right)):
      left == right
        || !exactly && left.isBranch && right.isBranch && index <= right.span
    case (.bytes(_, let left), .bytes(_, let right)): left == right
    default: false
    }
  }
}
