/// Lists goals one statement each, which the compiler checks one by one.
@resultBuilder
enum GoalList {
  static func buildBlock(_ goals: Goal...) -> [Goal] { goals }
}
