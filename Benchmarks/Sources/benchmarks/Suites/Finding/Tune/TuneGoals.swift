/// Goals to look at while changing how values are drawn.
enum TuneGoals {
  static let all: [Goal] =
    text
    + texts
    + integers
    + relations
    + floats
    + flags
    + lists
    + records
    + bytes
    + trees
    + dates
    + constants
}
