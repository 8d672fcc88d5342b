/// Makes a whole span as simple as the generator allows, outer spans first.
struct SimplifySpans: ShrinkPass {
  func run(_ shrinker: inout Shrinker) {
    var index = 0
    while index < shrinker.best.spans.count {
      let span = shrinker.best.spans[index]
      let choices = shrinker.best.choices
      if span.kind != .step, span.count > 1, !choices[span.range].allSatisfy(\.isSimplest),
        let simple = shrinker.simplest(ofSpan: index)
      {
        _ = shrinker.accepts(Array(choices[..<span.start] + simple + choices[span.end...]))
      }
      index += 1
    }
  }
}
