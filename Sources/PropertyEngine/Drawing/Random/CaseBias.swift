/// What makes one random case unlike the others, from its first choice to its last.
///
/// People's data repeats itself, and people's code fails where many things are alike at once: all
/// flags set, all optionals nil, two records equal. Independent draws never meet those, so a share
/// of the cases draws every choice with the same bias.
struct CaseBias: Sendable {
  /// Which integers a case prefers.
  enum Numbers: UInt8 {
    case all, notable, tiny, ascending, descending
    /// Most are the simplest of their range, as counts and flags of sparse data are.
    case sparse
    /// Each is one more than the one before.
    case counting
    /// Each is a bound of its range, mostly the greatest.
    case extreme
  }

  /// Of 256 choices, and spans of choices, how many are to repeat earlier ones.
  private(set) var repeats: UInt8 = 0
  /// Booleans and branches are drawn from the same word throughout, not from fresh random bits.
  private(set) var isStuck = false
  /// The word for booleans and for branches without weights: mostly an extreme one.
  private(set) var branches: UInt64 = 0
  /// The word for weighted branches: any word, so that each comes as often as its weight says.
  private(set) var weighted: UInt64 = 0
  private(set) var numbers = Numbers.all
  /// Nothing of the above, and no constants.
  var isPlain = true

  /// A case without a bias.
  init() {}

  /// The bias of a random case: none in seven cases of sixteen.
  @inline(__always)
  init(_ random: inout SplitMix64) {
    let word = random.next()
    if word & 15 >= 9 { return }
    choose(word)
  }

  @inline(never)
  private mutating func choose(_ word: UInt64) {
    isPlain = false
    switch word & 15 {
    case 0..<6: repeats = Self.rates[Int((word >> 8) & 7)]
    case 6: stick(word)
    case 7:
      stick(word)
      repeats = Self.rates[Int((word >> 16) & 7)]
    default: numbers = Self.preferences[Int((word >> 8) & 15)]
    }
  }

  private static let rates: [UInt8] = [24, 48, 96, 128, 160, 208, 240, 250]

  private static let preferences: [Numbers] = [
    .notable, .notable, .notable, .notable, .notable, .notable, .tiny, .tiny, .tiny, .sparse,
    .ascending, .ascending, .counting, .counting, .descending, .extreme,
  ]

  /// The first alternative throughout, the last one, or any other.
  private mutating func stick(_ word: UInt64) {
    isStuck = true
    weighted = SplitMix64.mix(word)
    switch (word >> 8) & 7 {
    case 0..<3: branches = 0
    case 3..<6: branches = .max
    default: branches = weighted
    }
  }
}
