/// What a value of several steps lets one expect before it is judged, step by step: values with one
/// outlook are likely to fail alike.
@usableFromInline
struct Outlook {
  /// How many steps there are.
  @usableFromInline let count: Int
  /// What a step asks for.
  @usableFromInline let question: (Int) -> String
  /// What the answer should be.
  @usableFromInline let answer: (Int) -> String
  /// Whether a step was likely to show something where it came.
  @usableFromInline let isUseful: (Int) -> Bool
  /// What the last answer rests on.
  @usableFromInline let grounds: () -> String
  /// The model after all steps, as text: equal texts stand for equal models.
  @usableFromInline let state: () -> String

  @usableFromInline
  init(
    count: Int, question: @escaping (Int) -> String, answer: @escaping (Int) -> String,
    isUseful: @escaping (Int) -> Bool, grounds: @escaping () -> String,
    state: @escaping () -> String
  ) {
    self.count = count
    self.question = question
    self.answer = answer
    self.isUseful = isUseful
    self.grounds = grounds
    self.state = state
  }
}
