/// Goals that nobody reads who changes how values are drawn: they are judged by these.
enum HeldGoals {
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
