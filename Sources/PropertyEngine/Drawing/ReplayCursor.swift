/// Recorded choices to be drawn again, with their place among the spans they were drawn in.
///
/// The spans keep a replay in step when an edit changes the shape: the third element is drawn from
/// what was the third element even if the second now takes more choices or fewer. Inside a span,
/// past what it once held, choices are the simplest.
struct ReplayCursor: Sendable {
  private let choices: [Choice]
  private let spans: [ChoiceSpan]
  /// The recorded children of each span; those without a parent are under -1.
  private var children: [Int: [Int]] = [:]
  private var position = 0
  /// The recorded spans around the position, with the number of children already entered; nil for
  /// a span that has no counterpart in the recording.
  private var path: [(span: Int?, entered: Int)] = [(-1, 0)]

  init(_ sequence: ChoiceSequence) {
    choices = sequence.choices
    spans = sequence.spans
    for (index, span) in spans.enumerated() {
      children[span.parent ?? -1, default: []].append(index)
    }
  }

  /// The choice recorded at this place; nil past the end of the span or of the case.
  mutating func next() -> Choice? {
    guard let span = path.last?.span else { return nil }
    guard position < (span < 0 ? choices.count : spans[span].end) else { return nil }
    position += 1
    return choices[position - 1]
  }

  /// How many recorded spans are around the position.
  var depth: Int { path.count }

  mutating func enter() {
    guard !spans.isEmpty else { return }
    guard let (around, entered) = path.last, let around, let inner = children[around],
      entered < inner.count
    else {
      path.append((nil, 0))
      return
    }
    path[path.count - 1].entered += 1
    position = spans[inner[entered]].start
    path.append((inner[entered], 0))
  }

  mutating func leave() {
    guard !spans.isEmpty, path.count > 1, let left = path.popLast() else { return }
    if let span = left.span { position = spans[span].end }
  }
}
