/// What was counted below an object, the object itself included.
struct ObjectCost {
  /// How many objects one gets by following every reference, a shared one as often as references
  /// lead to it; 1 for what Foundation does not copy as a whole.
  var expansion = 1
  /// Levels of objects.
  var height = 0
  /// What comparing it with one that differs last takes, in units of work.
  var comparison = 0
  /// The class, at the object or inside it, that keeps Foundation from comparing it; nil when
  /// nothing does.
  var incomparable: String?
}
