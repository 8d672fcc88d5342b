/// Which earlier choices of a random case are being drawn again.
///
/// Choices are copied one by one for as long as they fit what the generator asks for, so that any
/// value can be repeated that was drawn before, whatever it is made of. A copy may differ from its
/// source: in one choice, in the sign of all, or in the number of elements before and after the
/// copied ones.
struct CopyCursor: Sendable {
  /// The place of the next choice to copy, in the recording.
  var next = 0
  /// One past the last choice to copy.
  var end = 0
  /// The choice that is drawn afresh.
  var changed = -1
  /// Each number is drawn as its negative, and each boolean as the other one.
  var isOpposite = false
  /// What is added to the count of a copied list.
  var added = 0
  /// The elements that are drawn afresh before the copied ones.
  var leading = 0
  /// The element at hand is one of them.
  var waits = false
  /// The span that is a copy; -1 for choices outside of one.
  var span = -1

  var isActive: Bool { next < end }

  /// Copies nothing more.
  mutating func stop() { self = CopyCursor() }
}
