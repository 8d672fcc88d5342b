/// How many parts a recursive value of bounded size may still have.
struct PartBudget {
  /// Tells the budgets of nested recursive values apart.
  let owner: ObjectIdentifier
  /// Parts that may still be drawn.
  var left: Int
  /// With no more parts than this left, every further part is a leaf.
  let reserve: Int
}
