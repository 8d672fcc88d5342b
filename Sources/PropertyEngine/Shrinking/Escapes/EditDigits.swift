/// Edits a number as a row of digits, in base two and in base ten: what matters may be how many
/// bits are set, or what the digits add up to, and then no lower number nearby fails.
struct EditDigits: ShrinkPass {
  func run(_ shrinker: inout Shrinker) {
    for position in shrinker.integers(above: 3) {
      for base: UInt64 in [2, 10] {
        while edit(position, base, &shrinker) {}
      }
    }
  }

  /// One successful edit, the most promising first; false when none helps.
  private func edit(_ position: Int, _ base: UInt64, _ shrinker: inout Shrinker) -> Bool {
    let digits = Digits(shrinker.magnitude(at: position), base: base)
    guard digits.count > 1 else { return false }
    if shrinker.lower(position, toMagnitude: digits.sorted().number) { return true }
    for place in digits.places {
      if shrinker.lower(position, toMagnitude: digits.deleting(place).number) { return true }
    }
    for place in digits.places where digits[place] > 0 {
      if shrinker.lower(position, toMagnitude: digits.setting(place, to: 0).number) { return true }
    }
    guard base > 2 else { return false }
    for place in digits.places where digits[place] > 0 {
      for other in 0..<place where digits[other] < base - 1 {
        let most = min(digits[place], base - 1 - digits[other])
        for amount in Set([most, 1]).sorted(by: >) {
          let moved = digits.moving(amount, from: place, to: other)
          if shrinker.lower(position, toMagnitude: moved.number) { return true }
        }
      }
    }
    return false
  }
}

/// A number's digits, the least significant first.
private struct Digits {
  private let base: UInt64
  private var digits: [UInt64] = []

  init(_ number: UInt64, base: UInt64) {
    self.base = base
    var rest = number
    while rest > 0 {
      digits.append(rest % base)
      rest /= base
    }
  }

  var count: Int { digits.count }
  /// The most significant first.
  var places: ReversedCollection<Range<Int>> { digits.indices.reversed() }
  /// No edit makes the number greater, so this never overflows.
  var number: UInt64 { digits.reversed().reduce(0) { $0 &* base &+ $1 } }

  subscript(place: Int) -> UInt64 { digits[place] }

  func sorted() -> Digits { changed { $0.sort(by: >) } }
  func deleting(_ place: Int) -> Digits { changed { $0.remove(at: place) } }
  func setting(_ place: Int, to digit: UInt64) -> Digits { changed { $0[place] = digit } }

  func moving(_ amount: UInt64, from place: Int, to other: Int) -> Digits {
    changed {
      $0[place] -= amount
      $0[other] += amount
    }
  }

  private func changed(_ change: (inout [UInt64]) -> Void) -> Digits {
    var copy = self
    change(&copy.digits)
    return copy
  }
}
