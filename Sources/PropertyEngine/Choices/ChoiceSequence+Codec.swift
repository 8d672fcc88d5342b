extension ChoiceSequence {
  /// The bytes a fuzzer mutates: contents in order from the front, counts and branches from the
  /// back. Decoding them with the generator that drew the choices gives the same choices, and
  /// there is no other encoding of them (`AnyProperty.choices(decoding:)` is the way back).
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public func encoded() -> [UInt8] {
    var contents: [UInt8] = []
    var structure: [UInt8] = []
    for choice in choices {
      switch choice {
      case .number(let index, let domain):
        var pattern = domain.pattern(at: index)
        for _ in 0..<domain.width {
          let byte = UInt8(truncatingIfNeeded: pattern)
          if domain.isStructure { structure.append(byte) } else { contents.append(byte) }
          pattern >>= 8
        }
      case .bytes(let bytes, let count):
        if count.lowerBound != count.upperBound {
          let width = NumberDomain.count(count).width
          structure += (0..<width).map { UInt8(truncatingIfNeeded: bytes.count >> (8 * $0)) }
        }
        contents += bytes
      }
    }
    return contents + structure.reversed()
  }
}
