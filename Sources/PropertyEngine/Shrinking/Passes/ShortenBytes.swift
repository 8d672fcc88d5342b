/// Deletes bytes, then lowers those that stay.
struct ShortenBytes: ShrinkPass {
  /// Runs of bytes that cannot be zero before each byte is looked at by itself.
  private static let mostFailures = 16
  private static let byte = NumberDomain(UInt8.min...UInt8.max)

  func run(_ shrinker: inout Shrinker) {
    var position = 0
    while position < shrinker.best.count {
      shorten(position, &shrinker)
      lower(position, &shrinker)
      position += 1
    }
  }

  private func shorten(_ position: Int, _ shrinker: inout Shrinker) {
    guard case .bytes(let bytes, let count) = shrinker.best.choices[position] else { return }
    let greatest = bytes.indices.max { bytes[$0] < bytes[$1] }
    Subset.minimize(
      count: bytes.count, minimum: count.lowerBound, likely: greatest
    ) { kept in
      guard let bytes = self.bytes(position, shrinker) else { return false }
      return replace(position, kept.flatMap { bytes[$0] }, count, &shrinker)
    }
  }

  private func lower(_ position: Int, _ shrinker: inout Shrinker) {
    guard position < shrinker.best.count,
      case .bytes(let original, let count) = shrinker.best.choices[position]
    else { return }
    zero(0..<original.count, position, count, &shrinker)
    for index in original.indices {
      guard let bytes = self.bytes(position, shrinker), index < bytes.count else { return }
      IndexSearch.search(below: UInt64(bytes[index]), in: Self.byte) { lower in
        guard var bytes = self.bytes(position, shrinker), index < bytes.count else { return false }
        bytes[index] = UInt8(lower)
        return replace(position, bytes, count, &shrinker)
      }
    }
  }

  /// Makes a run of bytes zero, or each half of it that can be, if not all are needed.
  private func zero(
    _ range: Range<Int>, _ position: Int, _ count: ClosedRange<Int>, _ shrinker: inout Shrinker
  ) {
    var pending = [range]
    var failures = 0
    while let range = pending.popLast(), failures < Self.mostFailures {
      guard range.count > 1, var bytes = self.bytes(position, shrinker),
        range.upperBound <= bytes.count, bytes[range].contains(where: { $0 != 0 })
      else { continue }
      for index in range { bytes[index] = 0 }
      if replace(position, bytes, count, &shrinker) { continue }
      failures += 1
      let middle = range.lowerBound + range.count / 2
      pending += [middle..<range.upperBound, range.lowerBound..<middle]
    }
  }

  private func bytes(_ position: Int, _ shrinker: Shrinker) -> [UInt8]? {
    guard position < shrinker.best.count,
      case .bytes(let bytes, _) = shrinker.best.choices[position]
    else { return nil }
    return bytes
  }

  private func replace(
    _ position: Int, _ bytes: [UInt8], _ count: ClosedRange<Int>, _ shrinker: inout Shrinker
  ) -> Bool {
    var choices = shrinker.best.choices
    choices[position] = .bytes(bytes, count)
    return shrinker.accepts(choices)
  }
}
