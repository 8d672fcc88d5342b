extension ChoiceSequence {
  /// 64 bits that stand for the choices in sets of cases already tried. The same in every run.
  var fingerprint: UInt64 {
    var hash: UInt64 = 0
    for choice in choices {
      switch choice {
      case .number(let index, _): hash = SplitMix64.mix(hash &+ index &+ 0x9E37_79B9_7F4A_7C15)
      case .bytes(let bytes, _):
        hash = SplitMix64.mix(hash ^ 0xB7E1_5162_8AED_2A6B ^ UInt64(bytes.count))
        hash = FNV1a.hash(bytes, basis: hash)
      }
    }
    return SplitMix64.mix(hash ^ UInt64(choices.count))
  }
}
