/// A remark of an explanation, read back from its text.
enum Remark: Hashable, Sendable {
  /// `_` stands for what may be anything; several at once.
  case pattern(TextPattern)
  /// The choice of that number, from 0.
  case choice(Int)
  /// The arguments of a step, both from 0; nil for all of them.
  case step(Int, arguments: [Int]?)
  /// All parts named may be anything at once, or may not.
  case together(Bool)
  /// Rests on a number of values that were tried, as it says; more are not claimed.
  case sampled
  /// A pass was stopped; it says nothing of the case.
  case capped
  /// No shorter way leads to the model's state; it says nothing of what may be anything.
  case shortestPath

  /// Nil where the words are new.
  init?(_ text: String) {
    if text.contains(/may be anything( together)? \(\d+ tried\)/) {
      self = .sampled
    } else if text.contains(/^these (parts|arguments) may be anything together$/) {
      self = .together(true)
    } else if text.contains(/^these (parts|arguments) may be anything one at a time, not together$/)
    {
      self = .together(false)
    } else if text.hasPrefix("the shrink pass ") || text.hasPrefix("shrinking stopped at ") {
      self = .capped
    } else if text.hasPrefix("no shorter sequence of steps ") {
      self = .shortestPath
    } else if let pattern = text.after("each _ may be anything: ") {
      self = .pattern(TextPattern(pattern))
    } else if let pattern = text.after("_ may be anything: ") {
      self = .pattern(TextPattern(pattern))
    } else if let words = text.after("step ")?.before(" may be anything") {
      guard let step = Self.step(words) else { return nil }
      self = step
    } else if let number = text.before(") may be anything")?.split(separator: " ").last,
      let position = Int(number)
    {
      self = .choice(position - 1)
    } else {
      return nil
    }
  }

  /// `2: its arguments`, `2: its argument` or `2: argument 3`.
  private static func step(_ words: String) -> Remark? {
    let parts = words.split(separator: ":").map(String.init)
    guard parts.count == 2, let number = Int(parts[0]) else { return nil }
    if parts[1].hasPrefix(" its argument") { return .step(number - 1, arguments: nil) }
    guard let argument = parts[1].after(" argument ").flatMap(Int.init) else { return nil }
    return .step(number - 1, arguments: [argument - 1])
  }
}

extension String {
  fileprivate func after(_ start: String) -> String? {
    hasPrefix(start) ? String(dropFirst(start.count)) : nil
  }

  fileprivate func before(_ end: String) -> String? {
    hasSuffix(end) ? String(dropLast(end.count)) : nil
  }
}
