// How a random case repeats itself: a value drawn before is drawn again from the same choices.
extension Draw {
  /// How far back a source is looked for; stops a search in a case of many choices.
  private static let farthest = 48

  /// The index of the earlier choice that is copied here; nil when this one is drawn afresh.
  mutating func copiedIndex(_ domain: NumberDomain) -> UInt64? {
    if !copy.isActive { startCopy(ofNumberIn: domain) }
    guard copy.isActive, !copy.waits else { return nil }
    let place = copy.next
    guard var index = Self.index(recording.entries[place], in: domain) else {
      copy.stop()
      return nil
    }
    if copy.added != 0, domain.isCount {
      index = Self.moved(index, by: copy.added, through: domain.span)
      copy.added = 0
    }
    copy.next += 1
    if copy.isOpposite { return Self.opposite(of: index, domain) ?? index }
    return place == copy.changed ? changedIndex(index, domain) : index
  }

  /// The other boolean, or the negative number; nil where there is none.
  private static func opposite(of index: UInt64, _ domain: NumberDomain) -> UInt64? {
    switch domain {
    case .boolean: 1 - index
    case .integer(let integers) where integers.isSigned:
      integers.index(ofBits: 0 &- integers.bits(at: index))
    case .integer, .branch, .count, .float: nil
    }
  }

  /// Half of the changed numbers are beside what they were; other choices are drawn afresh.
  private mutating func changedIndex(_ index: UInt64, _ domain: NumberDomain) -> UInt64? {
    let word = random.next()
    guard let integers = domain.integers, word & 1 == 0 else { return nil }
    let bits = integers.bits(at: index)
    return integers.index(ofBits: word & 2 == 0 ? bits &+ 1 : bits &- 1)
  }

  /// The run of bytes that is copied here.
  mutating func copiedBytes(_ count: ClosedRange<Int>) -> [UInt8]? {
    if !copy.isActive { return repeatedBytes(count) }
    guard copy.isActive, !copy.waits else { return nil }
    let entry = recording.entries[copy.next]
    guard entry.isRun, count.contains(recording.bytes(of: entry).count) else {
      copy.stop()
      return nil
    }
    copy.next += 1
    return copy.next - 1 == copy.changed ? nil : recording.bytes(of: entry)
  }

  /// An earlier run, as it was, with a byte changed, or longer or shorter; nil where nothing is
  /// repeated or nothing fits.
  private mutating func repeatedBytes(_ count: ClosedRange<Int>) -> [UInt8]? {
    let word = random.next()
    guard UInt8(truncatingIfNeeded: word) < bias.repeats else { return nil }
    let earlier = recording.entries.suffix(Self.farthest).last { $0.isRun }
    guard var bytes = earlier.map({ recording.bytes(of: $0) }), !bytes.isEmpty else { return nil }
    let place = TextWriter.position(word >> 32, bytes.count)
    switch (word >> 8) & 7 {
    case 0: bytes[place] = UInt8(truncatingIfNeeded: word >> 16)
    case 1: bytes += bytes.prefix(place + 1)
    case 2: bytes.append(UInt8(truncatingIfNeeded: word >> 16))
    case 3: bytes.removeLast(bytes.count - place)
    default: break
    }
    return count.contains(bytes.count) ? bytes : nil
  }

  /// Decides, where a span begins, whether it repeats an earlier one.
  mutating func considerCopy(of token: Int) {
    let kind = spans[token].kind
    if copy.isActive {
      if kind == .element, spans[token].parent == copy.span {
        copy.waits = copy.leading > 0
        copy.leading -= copy.waits ? 1 : 0
      }
      return
    }
    guard kind != .step, bias.repeats > 0 else { return }
    let word = random.next()
    guard UInt8(truncatingIfNeeded: word) < bias.repeats, let source = source(like: token, word)
    else { return }
    copy = CopyCursor()
    copy.next = spans[source].start
    if word & 0x6000 != 0 {
      copy.end = spans[source].end
      copy.span = token
      vary(kind, word)
    } else {
      // What came after it comes again too, for as long as it fits.
      copy.end = recording.count
    }
  }

  /// Makes the copy unlike its source, in half of the cases at most.
  private mutating func vary(_ kind: ChoiceSpan.Kind, _ word: UInt64) {
    let amount = 1 + Int(((word >> 24) & 7) >> ((word >> 27) & 3))
    switch (word >> 8) & 7 {
    case 0:
      let count = UInt64(copy.end - copy.next - 1)
      copy.changed = copy.next + Int(((word >> 32) &* (count + 1)) >> 32)
    case 1 where kind == .list: copy.added = amount
    case 2 where kind == .list:
      copy.added = amount + Int((word >> 30) & 3)
      copy.leading = amount
    case 3 where kind == .list: copy.added = -amount
    case 4 where kind == .list: copy.isOpposite = true
    default: break
    }
  }

  /// An earlier span that is closed, of the same kind and best of the same label.
  private func source(like token: Int, _ word: UInt64) -> Int? {
    guard token > 0 else { return nil }
    // Half of the sources are the latest there is, half lie anywhere.
    let farthest = UInt64(token)
    let start =
      word & 0x1_0000 == 0 ? token - 1 : Int(((word >> 32) &* farthest) >> 32)
    var other: Int?
    for candidate in stride(from: start, to: max(start - Self.farthest, -1), by: -1) {
      let span = spans[candidate]
      guard span.kind == spans[token].kind, span.end > span.start else { continue }
      if span.label == spans[token].label { return candidate }
      other = other ?? candidate
    }
    return other
  }

  /// Begins to copy from an earlier number of the same domain: it alone, or those after it too.
  private mutating func startCopy(ofNumberIn domain: NumberDomain) {
    guard bias.repeats > 0, recording.count > 0 else { return }
    let word = random.next()
    guard UInt8(truncatingIfNeeded: word) < bias.repeats else { return }
    let count = UInt64(recording.count)
    let start = word & 0x100 == 0 ? Int(count) - 1 : Int(((word >> 32) &* count) >> 32)
    for place in stride(from: start, to: max(start - Self.farthest, -1), by: -1) {
      let entry = recording.entries[place]
      guard !entry.isRun, entry.domain == domain else { continue }
      copy = CopyCursor()
      copy.next = place
      copy.end = word & 0x600 == 0 ? recording.count : place + 1
      return
    }
  }

  /// What an earlier choice stands for in another domain; nil when it has no place there.
  private static func index(_ entry: Recording.Entry, in domain: NumberDomain) -> UInt64? {
    guard !entry.isRun else { return nil }
    if entry.domain == domain { return entry.index }
    if let old = entry.domain.integers {
      return domain.integers?.index(ofBits: old.bits(at: entry.index))
    }
    return entry.domain.isCount ? domain.index(of: entry.domain.value(at: entry.index)) : nil
  }

  private static func moved(_ index: UInt64, by distance: Int, through span: UInt64) -> UInt64 {
    distance < 0
      ? index - min(index, UInt64(-distance)) : index + min(span - index, UInt64(distance))
  }
}
