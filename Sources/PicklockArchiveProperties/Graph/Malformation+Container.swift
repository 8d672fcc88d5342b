import KeyedArchive

extension Malformation {
  /// Kinds 1 to 20: damage to the bytes of a binary property list.
  static let container: [Malformation] = trailer + objects

  private static let trailer: [Malformation] = [
    Malformation(
      1, "shorter than any list", [.inputTooShort],
      .bytes { bytes, place in bytes = Array(bytes.prefix(8 + place % 34)) }),
    Malformation(
      2, "another version of the format", [.unsupportedFormatVersion],
      .form { form, place in form.magic = Array("bplist".utf8) + [0x31, UInt8(0x30 + place % 8)] }),
    Malformation(
      2, "no property list", [.unknownFormat],
      .bytes { bytes, place in bytes[0] = place % 2 == 0 ? 0x61 : 0x78 }),
    Malformation(
      3, "a size of 0 or above 8 in the trailer", [.trailerSizes],
      .form { form, place in
        let size = [0, 9, 255][place % 3] as UInt8
        if place % 2 == 0 {
          form.saidWidths.offset = size
        } else {
          form.saidWidths.reference = size
        }
      }),
    Malformation(
      4, "no objects, or more than the bytes hold", [.objectCount, .lengthMismatch],
      .form { form, place in form.saidCount = [0, 1 << 40, UInt64.max][place % 3] }),
    Malformation(
      5, "a root beyond the objects", [.topObject],
      .form { form, place in form.top = UInt64(form.objectCount + place) }),
    Malformation(
      6, "an offset table in the header or past the trailer", [.offsetTablePosition],
      .form { form, place in form.tableOffset = [0, 8, 1 << 50, UInt64.max][place % 4] }),
    Malformation(
      7, "a table that is not as long as it says", [.lengthMismatch],
      .form { form, _ in form.saidCount = UInt64(form.objectCount - 1) }),
    Malformation(
      7, "bytes behind the trailer", [.trailerSizes],
      .form { form, place in form.trailing = [UInt8](repeating: 0, count: 1 + place % 7) }),
    Malformation(
      8, "an object in the header or in the table", [.objectOffset],
      .form { form, place in
        let offset = place % 2 == 0 ? place % 8 : form.end
        form.offsets[place % form.objectCount] = UInt64(offset)
      }),
    Malformation(
      9, "a reference to no object", [.reference],
      .form { form, place in
        // All ones, however wide references turn out to be.
        let beyond = [UInt64(form.objectCount) + 1, .max]
        form.append([0xA1], references: [beyond[place % 2]])
      }),
    Malformation(
      10, "a marker that means nothing", [.reservedMarker],
      .form { form, place in
        let markers: [UInt8] = [0x01, 0x07, 0x0A, 0x0C, 0x0F, 0x20, 0x2F, 0x34, 0x70, 0x90, 0xFF]
        form.append([markers[place % markers.count]])
      }),
  ]

  private static let objects: [Malformation] = [
    Malformation(
      11, "an integer of more than 64 bits", [.integerTooWide],
      .form { form, place in
        form.append(
          place % 2 == 0
            ? [0x15] + [UInt8](repeating: 0, count: 32)
            : [0x14] + [UInt8](repeating: 0xFF, count: 8) + [UInt8](repeating: 0, count: 8))
      }),
    Malformation(
      12, "a count that is negative, none, or too large", [.badCount],
      .form { form, place in
        let counts: [[UInt8]] = [
          [0x51, 0x61], [0x13, 0xFF, 0, 0, 0, 0, 0, 0, 0], [0x12, 0x7F, 0xFF, 0xFF, 0xFF],
        ]
        form.append([0x4F + UInt8(place % 3) * 0x10] + counts[place % counts.count])
      }),
    Malformation(
      13, "a value that goes on past the objects", [.pastEnd, .badCount],
      .form { form, place in
        form.append([[0x13, 0], [0x23, 0, 0], [0x64, 0, 0x61], [0x83, 0]][place % 4])
      }),
    Malformation(
      14, "text that is none", [.badText],
      .form { form, place in
        form.append([[0x51, 0x80], [0x61, 0xD8, 0], [0x61, 0xDC, 0x12]][place % 3])
      }),
    Malformation(
      15, "a container that holds itself", [.propertyListCycle],
      .form { form, place in
        form.append([[0xA1, 0xC1][place % 2]], references: [UInt64(form.objectCount)])
      }),
    Malformation(
      16, "containers too deep", [.tooDeep],
      .form { form, _ in
        form.removeObjects()
        for level in 1...ArchiveLimits.standard.depth {
          form.append([0xA1], references: [UInt64(level)])
        }
        form.append([0xA0])
      }),
    Malformation(
      17, "shared parts that expand without end", [.tooMuchWork], reach: .root,
      .parts { parts, place in
        parts.addRoot { first in
          let levels = UInt32(24 + place % 16)
          return (0..<levels).map { level in
            let next = PropertyListValue.uid(first + level + 1)
            return ArchiveParts.object(
              first + levels + 1, [PropertyListEntry("NS.objects", .array([next, next]))])
          } + [.string("x"), ArchiveParts.classRecord("NSArray")]
        }
      }),
    Malformation(
      18, "a key that occurs twice or is no string", [.duplicateKey, .keyNotString],
      .form { form, place in
        let first = UInt64(form.objectCount)
        form.append([0x51, 0x6B])
        form.append(place % 2 == 0 ? [0x51, 0x6B] : [0x10, 7])
        form.append([0xD2], references: [first, first + 1, first, first])
      }),
    Malformation(
      19, "a UID beyond 32 bits", [.invalidUID],
      .form { form, place in
        let width = 5 + place % 12
        form.append([0x80 | UInt8(width - 1), 1] + [UInt8](repeating: 0, count: width - 1))
      }),
    Malformation(
      20, "a date that is no time", [.dateNotFinite],
      .form { form, place in
        let date = [Double.nan, .infinity, -.infinity][place % 3]
        form.append([0x33] + .bigEndian(date.bitPattern, width: 8))
      }),
  ]
}
