/// An open file, or a mapping, as the model knows it.
struct ModelHandle: Hashable, Sendable {
  /// The place of the file in the model's list; nil once the handle is dead.
  var file: Int?
  var writes = false
  var position = 0
}
