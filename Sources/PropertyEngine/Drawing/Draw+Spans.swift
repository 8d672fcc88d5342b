extension Draw {
  /// Opens a span and returns its token for `endSpan`. Of random cases only those record spans that
  /// repeat earlier ones.
  @inlinable
  public mutating func beginSpan(_ kind: ChoiceSpan.Kind, label: Int = 0) -> Int {
    recordsSpans ? open(kind, label) : -1
  }

  /// The same for a span that only the shrinker looks at: random cases have none.
  @usableFromInline
  mutating func beginGroup(label: Int) -> Int {
    recordsSpans && mode != .random ? open(.group, label) : -1
  }

  /// Closes the span that `beginSpan` opened; a token of no span closes none.
  @inlinable
  public mutating func endSpan(_ token: Int) {
    if token >= 0 { close(token) }
  }

  @usableFromInline
  mutating func open(_ kind: ChoiceSpan.Kind, _ label: Int) -> Int {
    spans.append(
      ChoiceSpan(
        kind: kind, label: label, start: recording.count, end: recording.count, parent: openSpan)
    )
    openSpan = spans.count - 1
    if mode == .replay { script.enter() }
    if mode == .random { considerCopy(of: spans.count - 1) }
    return openSpan ?? -1
  }

  @usableFromInline
  mutating func close(_ token: Int) {
    spans[token].end = recording.count
    openSpan = spans[token].parent
    if token == copy.span { copy.stop() }
    if mode == .replay { script.leave() }
  }

  /// Draws inside a span, so that the shrinker may treat what is drawn as one thing.
  @inlinable
  public mutating func span<Value>(
    _ kind: ChoiceSpan.Kind, label: Int = 0, _ body: (inout Draw) throws -> Value
  ) throws -> Value {
    let token = beginSpan(kind, label: label)
    let value = try body(&self)
    endSpan(token)
    return value
  }

  /// Draws a count, then as many elements, each in a span of its own: elements can be deleted,
  /// sorted, and moved to another list of the same label.
  ///
  /// - Complexity: O(*n*) in the number of elements, and what drawing them takes.
  @inlinable
  public mutating func list<Element>(
    _ count: ClosedRange<Int>, label: Int = #line, _ element: (inout Draw) throws -> Element
  ) throws -> [Element] {
    let list = beginSpan(.list, label: label)
    let total = try self.count(in: count)
    var elements: [Element] = []
    elements.reserveCapacity(min(total, 1_024))
    for _ in 0..<total {
      let token = beginSpan(.element, label: label)
      elements.append(try element(&self))
      endSpan(token)
    }
    endSpan(list)
    return elements
  }
}

extension Draw {
  /// A place to go back to when an attempt is given up.
  @usableFromInline struct Mark {
    @usableFromInline let choices: Int
    @usableFromInline let spans: Int
    @usableFromInline let openSpan: Int?
    /// How deep the script was inside its own spans.
    @usableFromInline let scriptDepth: Int
    @usableFromInline init(choices: Int, spans: Int, openSpan: Int?, scriptDepth: Int) {
      self.choices = choices
      self.spans = spans
      self.openSpan = openSpan
      self.scriptDepth = scriptDepth
    }
  }

  @usableFromInline var mark: Mark {
    Mark(
      choices: recording.count, spans: spans.count, openSpan: openSpan, scriptDepth: script.depth)
  }

  /// How often a filter tries: once in a replay, where a script would draw the same once more.
  @usableFromInline var filterAttempts: Int { mode == .replay ? 1 : limits.filterAttempts }

  /// Forgets what was drawn since `mark`, so that a given-up attempt leaves no choices behind.
  /// What was read of a script stays read.
  @usableFromInline mutating func rewind(to mark: Mark) {
    recording.truncate(to: mark.choices)
    spans.removeSubrange(mark.spans...)
    openSpan = mark.openSpan
    copy.stop()
    while script.depth > mark.scriptDepth { script.leave() }
  }
}
