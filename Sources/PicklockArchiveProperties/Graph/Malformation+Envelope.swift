import KeyedArchive

extension Malformation {
  /// Kinds 22 to 26: damage to what an archive adds to a property list.
  static let envelope: [Malformation] = entries + references + classRecords

  private static let entries: [Malformation] = [
    Malformation(
      22, "an entry of the archive missing or of another type", [.notAnArchive],
      .parts { parts, place in
        let instead: PropertyListValue? = place % 2 == 0 ? nil : .real(1)
        switch place / 2 % 4 {
        case 0: parts.archiver = instead
        case 1: parts.version = instead
        case 2: parts.top = instead
        default: (parts.objectsInstead, parts.lacksObjects) = (instead, instead == nil)
        }
      }),
    Malformation(
      22, "a version equal to none or only in its low bits", [.unsupportedArchiveVersion],
      .parts { parts, place in
        parts.version = .integer([0, 99_999, 100_001, 100_000 + 1 << 32, -100_000][place % 5])
      }),
    Malformation(
      23, "a first object that is not $null", [.nullObject],
      .parts { parts, place in
        if place % 2 == 0 { parts.objects[0] = .string("$nil") } else { parts.objects = [] }
      }),
    Malformation(
      24, "an entry of $top that is neither a reference nor a scalar", [.topEntry],
      .parts { parts, place in
        parts.top = .dictionary([
          PropertyListEntry("root", [.array([]), .dictionary([]), .array([.uid(0)])][place % 3])
        ])
      }),
  ]

  private static let references: [Malformation] = [
    Malformation(
      25, "a reference beyond the objects", [.uidOutOfRange],
      .parts { parts, place in
        parts.addRoot { first in
          let beyond = PropertyListValue.uid(place % 2 == 0 ? first + 2 : .max)
          let value = place % 3 == 0 ? .array([.array([beyond])]) : beyond
          return [
            ArchiveParts.object(first + 1, [PropertyListEntry("field", value)]),
            ArchiveParts.classRecord("App.Note"),
          ]
        }
      }),
    Malformation(
      25, "a root beyond the objects of the archive", [.uidOutOfRange],
      .parts { parts, place in
        parts.top = .dictionary([
          PropertyListEntry("root", .uid(UInt32(parts.objects.count + place)))
        ])
      }),
    Malformation(
      25, "a class that is no class record", [.classReference, .uidOutOfRange],
      .parts { parts, place in
        parts.addRoot { first in
          [
            ArchiveParts.object([first, first + 1, 0, first + 2][place % 4], []),
            .string("NSArray"),
          ]
        }
      }),
    Malformation(
      25, "a class record as an object", [.classReference],
      .parts { parts, place in
        parts.addRoot { first in
          let record = ArchiveParts.classRecord("NSArray")
          guard place % 2 == 0 else { return [record] }
          let own = PropertyListEntry("NS.objects", .array([.uid(first + 1)]))
          return [ArchiveParts.object(first + 1, [own]), record]
        }
      }),
    Malformation(
      25, "an object without a class", [.objectWithoutClass],
      .parts { parts, place in
        parts.objects.append([.dictionary([]), .array([]), .uid(0), .array([.uid(0)])][place % 4])
      }),
  ]

  private static let classRecords: [Malformation] = [
    Malformation(
      26, "a class record without a name, or with another class first", [.classRecord],
      .parts { parts, place in
        let name = PropertyListEntry("$classname", .string("A"))
        let classes = PropertyListEntry("$classes", .array([.string("A")]))
        let records: [[PropertyListEntry]] = [
          [PropertyListEntry("$classname", .integer(1))],
          [PropertyListEntry("$classname", .integer(1)), classes],
          [PropertyListEntry("$classname", .string("")), classes],
          [name, PropertyListEntry("$classes", .array([.string("B"), .string("A")]))],
          [name, PropertyListEntry("$classes", .array([]))],
          [name, PropertyListEntry("$classes", .string("A"))],
          [name, PropertyListEntry("$classes", .array([.string("A"), .integer(1)]))],
          [name, classes, PropertyListEntry("$classhints", .string("B"))],
          [name, classes, PropertyListEntry("other", .integer(1))],
        ]
        parts.objects.append(.dictionary(records[place % records.count]))
      }),
    Malformation(
      26, "a class name or a hierarchy beyond its limit", [.classRecord],
      .parts { parts, place in
        let limits = ArchiveLimits.standard
        let names =
          place % 2 == 0
          ? [String(repeating: "A", count: limits.classNameBytes + 1)]
          : Array(repeating: "A", count: limits.classNames + 1)
        parts.objects.append(
          .dictionary([
            PropertyListEntry("$classname", .string(names[0])),
            PropertyListEntry("$classes", .array(names.map { .string($0) })),
          ]))
      }),
  ]
}
