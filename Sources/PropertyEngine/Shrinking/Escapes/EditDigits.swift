/// Edits a number as a row of digits, in base two and in base ten: what matters may be how many
/// bits are set, or what the digits add up to, and then no lower number nearby fails.
struct EditDigits: ShrinkPass {
  func run(_ shrinker: inout Shrinker) {
    while replacesDigit(&shrinker) {}
    for position in shrinker.integers(above: 3) {
      for base: UInt64 in [2, 10] {
        attempt(position, base, &shrinker) { [$0.sorted()] }
        eachPlace(position, base, &shrinker) { [$0.deleting($1)] }
        eachPlace(position, base, &shrinker) { $0[$1] > 0 ? [$0.setting($1, to: 0)] : [] }
        if base > 2 { eachPlace(position, base, &shrinker) { $0.moves(from: $1) } }
      }
    }
  }

  /// Puts a smaller decimal digit for another one in all numbers.
  private func replacesDigit(_ shrinker: inout Shrinker) -> Bool {
    let positions = shrinker.integers(above: 9)
    guard (2...Self.mostNumbers).contains(positions.count) else { return false }
    for old in UInt64(1)...9 {
      for new in 0..<old where !shrinker.isSpent {
        var choices = shrinker.best.choices
        for position in positions {
          let digits = Digits(shrinker.magnitude(at: position), base: 10).replacing(old, by: new)
          guard let domain = shrinker.integers(at: position),
            let number = shrinker.number(at: position),
            let index = domain.index(of: Int128(digits.number) * number.signum())
          else { continue }
          choices[position] = .number(index, .integer(domain))
        }
        if choices != shrinker.best.choices, shrinker.accepts(choices) { return true }
      }
    }
    return false
  }

  /// The most numbers whose digits are replaced together.
  private static let mostNumbers = 6

  /// Edits each digit for as long as that helps, the most significant first.
  private func eachPlace(
    _ position: Int, _ base: UInt64, _ shrinker: inout Shrinker,
    _ edits: (Digits, Int) -> [Digits]
  ) {
    var place = Digits(shrinker.magnitude(at: position), base: base).count - 1
    while place >= 0, !shrinker.isSpent {
      let count = Digits(shrinker.magnitude(at: position), base: base).count
      place = min(place, count - 1)
      guard place >= 0 else { return }
      if !attempt(position, base, &shrinker, { edits($0, place) }) { place -= 1 }
    }
  }

  @discardableResult
  private func attempt(
    _ position: Int, _ base: UInt64, _ shrinker: inout Shrinker, _ edits: (Digits) -> [Digits]
  ) -> Bool {
    let digits = Digits(shrinker.magnitude(at: position), base: base)
    guard digits.count > 1 else { return false }
    return edits(digits).contains { shrinker.lower(position, toMagnitude: $0.number) }
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
  /// No edit makes the number greater, so this never overflows.
  var number: UInt64 { digits.reversed().reduce(0) { $0 &* base &+ $1 } }

  subscript(place: Int) -> UInt64 { digits[place] }

  func replacing(_ old: UInt64, by new: UInt64) -> Digits {
    changed { $0 = $0.map { $0 == old ? new : $0 } }
  }
  func sorted() -> Digits { changed { $0.sort(by: >) } }
  func deleting(_ place: Int) -> Digits { changed { $0.remove(at: place) } }
  func setting(_ place: Int, to digit: UInt64) -> Digits { changed { $0[place] = digit } }

  /// The numbers in which a less significant digit has taken over some of this one.
  func moves(from place: Int) -> [Digits] {
    (0..<place).flatMap { other -> [Digits] in
      let most = min(digits[place], base - 1 - digits[other])
      return Set([most, min(most, 1)]).subtracting([0]).sorted(by: >).map {
        moving($0, from: place, to: other)
      }
    }
  }

  private func moving(_ amount: UInt64, from place: Int, to other: Int) -> Digits {
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
