/// What a node stores besides numbers.
package struct Payload: Sendable, Equatable {
  package var content = FileContent()
  var attributes: [ExtendedAttribute] = []
}
