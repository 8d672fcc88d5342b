/// What a value of several steps lets one expect before it is judged, step by step: values with one
/// prediction are likely to fail alike.
@usableFromInline
struct Prediction {
  /// How many steps there are.
  @usableFromInline let count: Int
  /// What a step asks for.
  @usableFromInline let question: (Int) -> String
  /// What the answer should be.
  @usableFromInline let answer: (Int) -> String
  /// Whether a step was likely to show something where it came.
  @usableFromInline let isInteresting: (Int) -> Bool
  /// What the last answer rests on.
  @usableFromInline let basis: () -> String
  /// The model after all steps, as text: equal texts stand for equal models.
  @usableFromInline let state: () -> String

  @usableFromInline
  init(
    count: Int, question: @escaping (Int) -> String, answer: @escaping (Int) -> String,
    isInteresting: @escaping (Int) -> Bool, basis: @escaping () -> String,
    state: @escaping () -> String
  ) {
    self.count = count
    self.question = question
    self.answer = answer
    self.isInteresting = isInteresting
    self.basis = basis
    self.state = state
  }
}
