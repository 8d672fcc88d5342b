extension ChoiceSequence {
  /// 32 bits that stand for what was asked for, choice by choice, whatever was answered. The same
  /// in every run, and never 0.
  var shapeHash: UInt32 {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    for choice in choices {
      let words: [UInt64] =
        switch choice {
        case .number(_, let domain): domain.shape
        case .bytes(_, let count):
          [
            .max, UInt64(truncatingIfNeeded: count.lowerBound),
            UInt64(truncatingIfNeeded: count.upperBound),
          ]
        }
      for word in words { hash = SplitMix64.mix(hash &+ word &+ 0x9E37_79B9_7F4A_7C15) }
    }
    return max(UInt32(truncatingIfNeeded: hash), 1)
  }
}

extension NumberDomain {
  /// Four words that tell the domain from others. Tokens hash them, so they stay as they are.
  fileprivate var shape: [UInt64] {
    switch self {
    case .integer(let integers):
      [integers.isSigned ? 1 : 0, integers.lower, integers.span, integers.origin]
    case .boolean: [2, 0, 1, 0]
    case .float(let floats):
      [
        3, floats.bounds?.lowerBound.bitPattern ?? Double.nan.bitPattern, .max,
        floats.bounds?.upperBound.bitPattern ?? 0,
      ]
    case .count(let range): [4, UInt64(bitPattern: Int64(range.lowerBound)), span, 0]
    case .branch(let last): [5, 0, last, 0]
    }
  }
}
