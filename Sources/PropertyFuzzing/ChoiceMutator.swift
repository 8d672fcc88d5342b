import PropertyEngine

/// Mutates an input as choices: whole elements of lists are deleted, repeated, replaced and moved,
/// so that an operation of a sequence stays an operation, and the bytes stay canonical.
struct ChoiceMutator {
  private let property: AnyProperty
  private var random: UInt64

  init(_ property: AnyProperty, seed: UInt32) {
    self.property = property
    random = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  /// A mutated input; nil where the case has no elements to work on.
  mutating func mutate(_ bytes: [UInt8]) -> [UInt8]? {
    let sequence = property.choices(decoding: bytes)
    let elements = sequence.spans.filter { $0.kind == .element && $0.count > 0 }
    guard let target = pick(elements), let parent = target.parent else { return nil }
    let list = sequence.spans[parent]
    var choices = sequence.choices
    let alike = elements.filter { $0.label == target.label }
    switch below(4) {
    case 0:
      guard let given = pick(alike) else { return nil }
      let place = below(2) == 0 ? target.start : target.end
      choices.insert(contentsOf: sequence.choices[given.range], at: place)
      Self.changeCount(of: list, by: 1, in: &choices)
    case 1:
      guard let given = pick(alike) else { return nil }
      choices.replaceSubrange(target.range, with: sequence.choices[given.range])
    case 2:
      choices.removeSubrange(target.range)
      Self.changeCount(of: list, by: -1, in: &choices)
    default:
      guard let other = pick(elements.filter({ $0.start >= target.end })) else { return nil }
      choices.removeSubrange(other.range)
      choices.insert(contentsOf: sequence.choices[other.range], at: target.start)
    }
    return property.encode(property.repaired(choices))
  }

  /// The first choice of a list is its count.
  private static func changeCount(of list: ChoiceSpan, by delta: Int, in choices: inout [Choice]) {
    guard case .number(let index, let domain) = choices[list.start] else { return }
    let changed = delta > 0 ? index &+ 1 : (index == 0 ? 0 : index - 1)
    choices[list.start] = .number(changed, domain)
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }

  /// Xorshift: libFuzzer gives a fresh seed for each mutation.
  private mutating func below(_ bound: Int) -> Int {
    random ^= random << 13
    random ^= random >> 7
    random ^= random << 17
    return Int(random % UInt64(bound))
  }
}
