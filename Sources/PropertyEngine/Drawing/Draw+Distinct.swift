// Elements of which no two are alike. A repeat is not thrown away with the case: the nearest value
// after it that is still free takes its place, so that short scripts and a fuzzer's bytes are whole
// inputs here too. In an enumeration the path ends instead: the free value has a path of its own.
extension Draw {
  /// Draws a count, then as many elements with different keys; fewer, but never fewer than the
  /// least count, where there are no more different keys.
  @usableFromInline
  mutating func distinctList<Part, Key: Hashable, Element>(
    _ count: ClosedRange<Int>, label: Int,
    part: (inout Draw) throws -> Part, key: (Part) -> Key,
    element: (Part, inout Draw) throws -> Element
  ) throws -> [Element] {
    let list = beginSpan(.list, label: label)
    let place = recording.count
    let total = try self.count(in: count)
    var seen: Set<Key> = []
    var elements: [Element] = []
    while elements.count < total {
      let mark = mark
      let token = beginSpan(.element, label: label)
      guard let fresh = try freshPart(&seen, part: part, key: key) else {
        rewind(to: mark)
        break
      }
      elements.append(try element(fresh, &self))
      endSpan(token)
    }
    guard elements.count >= count.lowerBound else {
      throw Discard("there are fewer than \(count.lowerBound) different values")
    }
    if elements.count < total {
      if asked != nil { throw Discard.duplicate }
      recording.replaceIndex(at: place, with: UInt64(elements.count - count.lowerBound))
    }
    endSpan(list)
    return elements
  }

  /// Draws a part whose key is not in `seen`, and adds it; nil where no other was found.
  private mutating func freshPart<Part, Key: Hashable>(
    _ seen: inout Set<Key>, part: (inout Draw) throws -> Part, key: (Part) -> Key
  ) throws -> Part? {
    let start = mark
    for attempt in 0..<(isRandom ? limits.filterAttempts : 1) {
      rewind(to: start)
      let drawn = try attempt == 0 ? part(&self) : unbiased(part)
      if seen.insert(key(drawn)).inserted { return drawn }
    }
    let repeated = recording.choices(from: start.choices)
    rewind(to: start)
    guard let (drawn, choices) = try next(after: repeated, &seen, part: part, key: key) else {
      return nil
    }
    if asked != nil { throw Discard.duplicate }
    try adopt(choices)
    return drawn
  }

  /// The next part in the order of an odometer whose key is free, and the choices that make it; nil
  /// where none was found.
  private borrowing func next<Part, Key: Hashable>(
    after choices: [Choice], _ seen: inout Set<Key>,
    part: (inout Draw) throws -> Part, key: (Part) -> Key
  ) throws -> (part: Part, choices: ChoiceSequence)? {
    var choices = choices
    var hasWrapped = false
    // By counting: among as many different values and one more there is one that was not seen.
    for _ in 0..<seen.count + limits.filterAttempts {
      var next = Self.successor(of: choices)
      if next == nil {
        if hasWrapped { return nil }
        hasWrapped = true
        next = []
      }
      choices = next ?? []
      var inner = Draw(replaying: choices, limits: limits)
      let drawn: Part
      do { drawn = try part(&inner) } catch is Discard {
        // What the generator refuses has no place in the order; the next may do.
        continue
      }
      if seen.insert(key(drawn)).inserted { return (drawn, inner.sequence) }
      choices = inner.choices
    }
    return nil
  }

  /// The choices that follow in the order of an odometer, the last turning fastest; nil after the
  /// last ones.
  private static func successor(of choices: [Choice]) -> [Choice]? {
    for position in choices.indices.reversed() {
      if let raised = successor(of: choices[position]) { return choices[..<position] + [raised] }
    }
    return nil
  }

  private static func successor(of choice: Choice) -> Choice? {
    switch choice {
    case .number(let index, let domain):
      return domain.index(after: index).map { .number($0, domain) }
    case .bytes(var bytes, let count):
      if let position = bytes.lastIndex(where: { $0 < 255 }) {
        bytes[position] += 1
        for later in bytes.indices[(position + 1)...] { bytes[later] = 0 }
        return .bytes(bytes, count)
      }
      let longer = [UInt8](repeating: 0, count: bytes.count + 1)
      return longer.count <= count.upperBound ? .bytes(longer, count) : nil
    }
  }

  /// Takes over what another draw recorded, as if it had been drawn here.
  private mutating func adopt(_ inner: ChoiceSequence) throws {
    let offset = recording.count
    for choice in inner.choices {
      switch choice {
      case .number(let index, let domain): try record(index, domain)
      case .bytes(let bytes, let count): try record(bytes, count)
      }
    }
    guard recordsSpans else { return }
    let firstSpan = spans.count
    for span in inner.spans {
      spans.append(
        ChoiceSpan(
          kind: span.kind, label: span.label, start: span.start + offset, end: span.end + offset,
          parent: span.parent.map { $0 + firstSpan } ?? openSpan))
    }
  }
}
