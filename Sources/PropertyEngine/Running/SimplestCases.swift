/// Every case of a generator, from the simplest up: first the one where each choice is the
/// simplest, then those whose indices add up to 1, to 2, and so on.
///
/// Small inputs show most bugs, and a bug first met in this order is met at its simplest.
struct SimplestCases {
  private struct Branch {
    let prefix: [Choice]
    let remaining: UInt64
  }

  private let generate: ([Choice]) -> ChoiceSequence
  private var tier: UInt64 = 0
  private var pending = [Branch(prefix: [], remaining: 0)]
  private var tierIsEmpty = true
  /// The most generator runs between two cases: stops a search of a space with few small cases.
  private static let patience = 10_000

  /// `generate` says what the generator makes of choices, the rest being simplest.
  init(_ generate: @escaping ([Choice]) -> ChoiceSequence) { self.generate = generate }

  /// There are no more cases.
  private(set) var isExhausted = false

  mutating func next() -> ChoiceSequence? {
    for _ in 0..<Self.patience where !isExhausted {
      guard let branch = pending.popLast() else {
        isExhausted = tierIsEmpty
        tierIsEmpty = true
        tier += 1
        pending = [Branch(prefix: [], remaining: tier)]
        continue
      }
      let sequence = generate(branch.prefix)
      if branch.remaining == 0 {
        tierIsEmpty = false
        return sequence
      }
      expand(branch, sequence)
    }
    return nil
  }

  /// Spends some of what remains on one later choice; the last choices are raised first.
  private mutating func expand(_ branch: Branch, _ sequence: ChoiceSequence) {
    for position in sequence.choices.indices.dropFirst(branch.prefix.count) {
      let start = sequence.choices[..<position]
      for amount in 1...branch.remaining {
        guard let raised = raised(sequence.choices[position], by: amount) else { break }
        pending.append(Branch(prefix: start + [raised], remaining: branch.remaining - amount))
      }
    }
  }

  private func raised(_ choice: Choice, by amount: UInt64) -> Choice? {
    switch choice {
    case .number(_, let domain):
      return amount <= domain.span ? .number(amount, domain) : nil
    case .bytes(let bytes, let count):
      let total = bytes.count + Int(amount)
      return total <= count.upperBound
        ? .bytes(bytes + [UInt8](repeating: 0, count: Int(amount)), count) : nil
    }
  }
}
