import KeyedArchive

/// A class of an application, with a field of every type and references in circles.
final class Person: ArchiveReferenceDecodable, ArchiveEncodable {
  static let archiveClass = ArchiveClass("App.Person", formerly: ["Old.Person"])
  static let encodedClass = ArchiveClassRecord(
    name: "App.Person", hierarchy: ["App.Person", "NSObject"])
  static let mostFriends = 16
  static let longestName = 64
  static let longestPhoto = 64

  private(set) var sketch = PersonSketch()
  private var friends: [Person] = []
  private var partner: Person?

  init(unfilled: ArchiveUnfilled) {}

  private init(_ sketch: PersonSketch) { self.sketch = sketch }

  /// A group; the friends of each are numbers of others. `unlink` ends it.
  static func group(_ sketches: [PersonSketch]) -> [Person] {
    let people = sketches.map { Person($0) }
    for person in people {
      person.friends = person.sketch.friends.map { people[$0 % people.count] }
      person.partner = person.sketch.partner.map { people[$0 % people.count] }
    }
    return people
  }

  /// Everybody who hangs on this person, each once, in the order of meeting.
  var everybody: [Person] {
    var known: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var found = [self]
    var next = 0
    while next < found.count {
      for other in found[next].others where known.insert(ObjectIdentifier(other)).inserted {
        found.append(other)
      }
      next += 1
    }
    return found
  }

  /// Whether two groups have the same people in the same places, the same one where it is shared.
  static func isSame(_ left: Person, _ right: Person) -> Bool {
    let (left, right) = (left.everybody, right.everybody)
    guard left.count == right.count else { return false }
    let numbers = [left, right].map { people in
      Dictionary(uniqueKeysWithValues: people.enumerated().map { (ObjectIdentifier($1), $0) })
    }
    return zip(left, right).allSatisfy { a, b in
      a.sketch.hasSameFields(b.sketch)
        && a.others.map { numbers[0][ObjectIdentifier($0)] }
          == b.others.map { numbers[1][ObjectIdentifier($0)] }
        && (a.partner == nil) == (b.partner == nil)
    }
  }

  /// Cuts every reference, so that a circle does not keep itself alive.
  static func unlink(_ people: [Person]) {
    for person in people { (person.friends, person.partner) = ([], nil) }
  }

  private var others: [Person] { friends + (partner.map { [$0] } ?? []) }

  func encode(into fields: inout ArchiveFieldEncoder) throws(ArchiveError) {
    fields.encode(sketch.name, forKey: "name")
    fields.encode(sketch.age, forKey: "age")
    fields.encode(sketch.isMember, forKey: "member")
    fields.encode(sketch.height, forKey: "height")
    fields.encodeBytes(sketch.photo, forKey: "photo")
    fields.encode(.array(sketch.scores.map { .integer(Int128($0)) }), forKey: "scores")
    if partner != nil { fields.encode(partner, forKey: "partner") }
    fields.encode(friends, forKey: "$friends")
  }

  func fill(from decoder: inout ArchiveDecoder) throws(ArchiveError) {
    sketch.name = try decoder.string("name", maximumUTF16: Self.longestName)
    sketch.age = try decoder.integer("age", in: 0...150)
    sketch.isMember = try decoder.bool("member")
    sketch.height = try decoder.real("height", in: 0...3)
    sketch.photo = try decoder.data("photo", maximumBytes: Self.longestPhoto)
    sketch.scores = try decoder.read(
      "scores", .array(of: .integer(in: 0...Int.max), maximumCount: 8))
    partner = try decoder.readIfPresent("partner", .reference(Person.self))
    friends = try decoder.read(
      "$friends", .array(of: .reference(Person.self), maximumCount: Self.mostFriends))
  }
}
