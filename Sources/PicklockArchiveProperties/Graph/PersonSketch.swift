/// A person of a generated group, friends by their numbers: circles and shared friends included.
struct PersonSketch: Hashable, Sendable {
  var name = ""
  var age = 0
  var isMember = false
  var height = 0.0
  var photo: [UInt8] = []
  var scores: [Int] = []
  var friends: [Int] = []
  var partner: Int?

  /// Whether all but the references are equal.
  func hasSameFields(_ other: PersonSketch) -> Bool {
    name == other.name && age == other.age && isMember == other.isMember
      && height == other.height && photo == other.photo && scores == other.scores
  }
}
