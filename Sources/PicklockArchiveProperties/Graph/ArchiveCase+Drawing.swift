import KeyedArchive
import PropertyEngine

extension ArchiveCase {
  /// Archives of every content and form, whole ones and such as were damaged in every way.
  static let generator = Generator<ArchiveCase> { draw in
    var drawn = ArchiveCase(
      content: try draw.span(.group, content), form: try draw.span(.group, form))
    drawn.damage = try draw.span(.group, damage)
    drawn.event = try draw.span(.group, event)
    return drawn
  }

  private static func damage(_ draw: inout Draw) throws -> (Malformation, Int)? {
    guard try draw.branch(2) == 1 else { return nil }
    return (try draw.element(of: Malformation.all), try draw.integer(in: 0...mostSteering))
  }

  private static func event(_ draw: inout Draw) throws -> Event {
    switch try draw.branch(weights: [8, 2, 5, 1]) {
    case 0: .read(rewritten: try rewriting(&draw))
    case 1: .cut(try place(&draw))
    case 2:
      .change(
        place: try place(&draw), mask: UInt8(try draw.integer(in: 1...255, origin: 1)),
        rewritten: try rewriting(&draw))
    default: .pack(try draw(CompressionCase.generator))
    }
  }

  private static func rewriting(_ draw: inout Draw) throws -> PropertyListFormat {
    try draw.branch(weights: [3, 1]) == 0 ? .binary : .xml
  }

  private static func place(_ draw: inout Draw) throws -> Int {
    try draw.integer(in: 0...Int(UInt16.max))
  }

  /// Enough for every one of several wrong values, and for other objects than the first.
  private static let mostSteering = 63

  private static func form(_ draw: inout Draw) throws -> Form {
    switch try draw.branch(4) {
    case 0: .compact
    case 1: .xml
    default:
      .loose(
        BinaryForm.Widths(
          offset: try draw.integer(in: 1...8, origin: 1),
          reference: try draw.integer(in: 1...8, origin: 1),
          integer: try draw.element(of: [1, 2, 4, 8])))
    }
  }

  private static func content(_ draw: inout Draw) throws -> Content {
    switch try draw.branch(weights: [4, 3, 2]) {
    case 0: .value(try draw(ArchiveValueGenerator.generator))
    case 1: .document(try document(&draw))
    default: .people(try draw.list(1...6) { draw in try person(&draw) })
    }
  }

  private static func person(_ draw: inout Draw) throws -> PersonSketch {
    PersonSketch(
      name: try draw(ArchiveValueGenerator.text), age: try draw.integer(in: 0...150),
      isMember: try draw.boolean(), height: try draw.double(in: 0...3),
      photo: try draw.bytes(count: 0...4),
      scores: try draw.list(0...3) { draw in try draw.integer(in: 0...Int.max) },
      friends: try draw.list(0...4) { draw in try draw.integer(in: 0...5) },
      partner: try draw.boolean() ? try draw.integer(in: 0...5) : nil)
  }
}

// MARK: Tables of objects

extension ArchiveCase {
  /// Any table in which every reference leads somewhere: what an archiver of any application could
  /// have written. Classes come last, so that objects keep their numbers as classes go.
  private static func document(_ draw: inout Draw) throws -> ArchiveDocument {
    let shapes = try draw.list(1...8) { draw in try shape(&draw) }
    let count = shapes.count
    // Records of the classes that occur, and of no others.
    let used = Set(shapes.compactMap(\.className)).sorted()
    let records = Dictionary(
      uniqueKeysWithValues: used.enumerated().map { ($1, UInt32(count + 1 + $0)) })
    let keys = try draw.list(1...3) { draw in
      try draw.element(of: ["root", "$0", "document", "$$odd"])
    }
    let objects = shapes.map { shape -> ArchiveDocument.Object in
      guard let record = shape.className.flatMap({ records[$0] }) else {
        return .plain(shape.fields.first?.value ?? .string(""))
      }
      let fields = shape.fields.map { PropertyListEntry($0.key, placed($0.value, count)) }
      return .instance(classIdentifier: record, fields: unique(fields))
    }
    let top = keys.enumerated().map { index, key in
      PropertyListEntry(key, .uid(UInt32(1 + index % count)))
    }
    return ArchiveDocument(
      archiver: try draw.boolean() ? "SCNKeyedArchiver" : "NSKeyedArchiver", top: unique(top),
      objects: [.null] + objects + used.map { .classRecord(classes[$0]) },
      extras: try draw.boolean() ? [PropertyListEntry("$extra", .integer(1))] : [])
  }

  private struct Shape {
    /// Index into `classes`; nil for a plain value, the first field's.
    var className: Int?
    var fields: [PropertyListEntry]
  }

  private static let classes =
    ["NSArray", "NSDictionary", "App.Note", "_TtC3App4Note", "NSMutableString", "NSURL"].map {
      ArchiveClassRecord(name: $0, hierarchy: [$0, "NSObject"])
    } + [
      ArchiveClassRecord(
        name: "OC_PythonList", hierarchy: ["OC_PythonList", "NSArray"], hints: ["NSArray"])
    ]

  private static let names = [
    "NS.objects", "NS.keys", "NS.object.0", "NS.object.1", "NS.string", "NS.relative", "NS.base",
    "text", "$0", "$1", "$$class", "é",
  ]

  private static func shape(_ draw: inout Draw) throws -> Shape {
    guard try draw.branch(weights: [1, 3]) == 1 else {
      return Shape(fields: [PropertyListEntry("", try plain(&draw))])
    }
    return Shape(
      className: try draw.branch(classes.count),
      fields: try draw.list(0...4) { draw in
        PropertyListEntry(try draw.element(of: names), try field(&draw))
      })
  }

  private static func field(_ draw: inout Draw) throws -> PropertyListValue {
    switch try draw.branch(3) {
    case 0: .uid(try draw.integer(in: 0...8))
    case 1: .array(try draw.list(0...4) { draw in .uid(try draw.integer(in: 0...8)) })
    default: try plain(&draw)
    }
  }

  private static func plain(_ draw: inout Draw) throws -> PropertyListValue {
    switch try draw.branch(6) {
    case 0: .string(try draw(ArchiveValueGenerator.text))
    case 1: .integer(try draw(ArchiveValueGenerator.integer))
    case 2: .bool(try draw.boolean())
    case 3: .real(try draw.double(in: -1e9...1e9))
    case 4: .data(try draw.bytes(count: 0...8))
    default: .date(Double(try draw.integer(in: -1_000_000_000...1_000_000_000)))
    }
  }

  /// References moved onto objects that are there; 0 stays nil.
  private static func placed(_ value: PropertyListValue, _ count: Int) -> PropertyListValue {
    if case .uid(let id) = value, Int(id) > count { return .uid(UInt32(1 + Int(id) % count)) }
    if case .array(let parts) = value { return .array(parts.map { placed($0, count) }) }
    return value
  }

  /// The first entry of each key.
  private static func unique(_ entries: [PropertyListEntry]) -> [PropertyListEntry] {
    var known: Set<String> = []
    return entries.filter { known.insert($0.key).inserted }
  }
}
