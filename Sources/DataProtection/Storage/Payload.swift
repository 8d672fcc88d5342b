/// What a node stores besides numbers.
struct Payload: Sendable, Equatable {
  var content = FileContent()
  var attributes: [ExtendedAttribute] = []
}
