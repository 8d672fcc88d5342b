/// Scalars and containers in the forms that nearly all have, each read from one word.
extension BinaryScanner {
  /// The object at `offset`, which lies before the offset table, when it has a common form and
  /// passes every check.
  ///
  /// Nil is no verdict: nothing has been counted or charged, and `object` looks closer and says
  /// what is wrong if something is.
  @inline(__always)
  mutating func common(
    _ offset: Int, _ span: Span<UInt8>, _ budget: inout WorkBudget
  ) -> PropertyListNode? {
    // The offset table and the trailer follow every object, so that a whole word can be read.
    guard let word = span.word(at: offset, firstBytes: 8) else { return nil }
    let low = Int(truncatingIfNeeded: word &>> 56) & 0x0F
    let start = offset &+ 1
    let room = end &- start
    switch word &>> 60 {
    case 0x0:
      guard low == 8 || low == 9 else { return nil }
      return PropertyListNode(low == 9 ? .trueValue : .falseValue, start: offset)
    case 0x1:
      guard low < 4, 1 &<< low <= room else { return nil }
      return PropertyListNode(.integer, start: start, count: 1 &<< low)
    case 0x2:
      guard low == 3, room >= 8 else { return nil }
      return PropertyListNode(.real, start: start, count: 8)
    case 0x5: return commonText(low, offset, word, span, &budget)
    case 0x8:
      guard low < 4, low < room else { return nil }
      let value = (word &<< 8) &>> UInt64(truncatingIfNeeded: 56 &- 8 &* low)
      return PropertyListNode(.uid, start: Int(truncatingIfNeeded: value), count: low &+ 1)
    case 0xA: return commonContainer(.array, low, start, span)
    case 0xD: return commonContainer(.dictionary, low, start, span)
    default: return nil
    }
  }

  /// ASCII text of fewer than 256 bytes.
  @inline(__always)
  private func commonText(
    _ low: Int, _ offset: Int, _ word: UInt64, _ span: Span<UInt8>, _ budget: inout WorkBudget
  ) -> PropertyListNode? {
    var count = low
    var start = offset &+ 1
    if low == 0x0F {
      // An integer of one byte is the count.
      guard word &>> 48 & 0xFF == 0x10 else { return nil }
      count = Int(truncatingIfNeeded: word &>> 40) & 0xFF
      start = offset &+ 3
    }
    guard count <= end &- start, count <= stringBytes, budget.allows(count),
      span.isASCII(at: start, count: count)
    else { return nil }
    budget.take(count)
    return PropertyListNode(.ascii, start: start, count: count)
  }

  /// A container of fewer than 15 elements or entries.
  @inline(__always)
  private mutating func commonContainer(
    _ kind: PropertyListNode.Kind, _ count: Int, _ start: Int, _ span: Span<UInt8>
  ) -> PropertyListNode? {
    let references = kind == .dictionary ? 2 &* count : count
    let total = childTotal &+ references
    guard count < 0x0F, count <= containerCount, references &* referenceWidth <= end &- start,
      total <= span.count
    else { return nil }
    childTotal = total
    return PropertyListNode(kind, start: start, count: count)
  }
}
