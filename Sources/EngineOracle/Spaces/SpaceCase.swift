/// One case of a space: its choices, its value as text, and what the property says of it.
struct SpaceCase: Hashable, Sendable {
  let choices: [PlainChoice]
  let text: String
  let verdict: CaseVerdict
  /// The places of each step's choices, for a sequence of commands.
  var steps: [Range<Int>] = []
}
