extension ChoiceSequence {
  /// 32 bits that stand for what was asked for, choice by choice, whatever was answered. The same
  /// in every run, and never 0.
  var shapeHash: UInt32 {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    for choice in choices {
      let words: [UInt64] =
        switch choice {
        case .number(_, let domain):
          [UInt64(domain.kind.rawValue), domain.lower, domain.span, domain.origin]
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
