import KeyedArchive

extension ArchiveDamage {
  /// Kinds 1 to 20: damage to the bytes of a binary property list.
  static let container: [ArchiveDamage] = trailer + objects

  private static let trailer: [ArchiveDamage] = [
    ArchiveDamage(
      1, "shorter than any list", [.inputTooShort],
      .bytes { bytes, place in bytes = Array(bytes.prefix(8 + place % 34)) }),
    ArchiveDamage(
      2, "another version of the format", [.unsupportedFormatVersion],
      .form { form, place in form.magic = Array("bplist".utf8) + [0x31, UInt8(0x30 + place % 8)] }),
    ArchiveDamage(
      2, "no property list", [.unknownFormat],
      .bytes { bytes, place in bytes[0] = place % 2 == 0 ? 0x61 : 0x78 }),
    ArchiveDamage(
      3, "a size of 0 or above 8 in the trailer", [.trailerSizes],
      .form { form, place in
        let size = [0, 9, 255][place % 3] as UInt8
        if place % 2 == 0 { form.offsetWidth = size } else { form.referenceWidth = size }
      }),
    ArchiveDamage(
      4, "no objects, or more than the bytes hold", [.objectCount, .lengthMismatch],
      .form { form, place in form.objectCount = [0, 1 << 40, UInt64.max][place % 3] }),
    ArchiveDamage(
      5, "a root beyond the objects", [.topObject],
      .form { form, place in form.top = UInt64(form.objects.count + place) }),
    ArchiveDamage(
      6, "an offset table in the header or past the trailer", [.offsetTablePosition],
      .form { form, place in form.tableOffset = [0, 8, 1 << 50, UInt64.max][place % 4] }),
    ArchiveDamage(
      7, "a table that is not as long as it says", [.lengthMismatch],
      .form { form, _ in form.objectCount = UInt64(form.objects.count - 1) }),
    ArchiveDamage(
      8, "an object in the header or in the table", [.objectOffset],
      .form { form, place in
        let end = form.objects.reduce(8) { $0 + $1.count }
        form.offsets[place % form.objects.count] = place % 2 == 0 ? UInt64(place % 8) : UInt64(end)
      }),
    ArchiveDamage(
      9, "a reference to no object", [.reference],
      .form { form, place in
        let beyond = [form.objects.count + 1, (1 << (8 * min(form.widths.reference, 7))) - 1]
        form.objects.append(form.container(0xA0, 1, [beyond[place % 2]]))
      }),
    ArchiveDamage(
      10, "a marker that means nothing", [.reservedMarker],
      .form { form, place in
        let markers: [UInt8] = [0x01, 0x07, 0x0A, 0x0C, 0x0F, 0x20, 0x2F, 0x34, 0x70, 0x90, 0xFF]
        form.objects.append([markers[place % markers.count]])
      }),
  ]

  private static let objects: [ArchiveDamage] = [
    ArchiveDamage(
      11, "an integer of more than 64 bits", [.integerTooWide],
      .form { form, place in
        form.objects.append(
          place % 2 == 0
            ? [0x15] + [UInt8](repeating: 0, count: 32)
            : [0x14] + [UInt8](repeating: 0xFF, count: 16))
      }),
    ArchiveDamage(
      12, "a count that is negative, none, or too large", [.badCount],
      .form { form, place in
        let counts: [[UInt8]] = [
          [0x51, 0x61], [0x13, 0xFF, 0, 0, 0, 0, 0, 0, 0], [0x12, 0x7F, 0xFF, 0xFF, 0xFF],
        ]
        form.objects.append([0x4F + UInt8(place % 3) * 0x10] + counts[place % counts.count])
      }),
    ArchiveDamage(
      13, "a value that goes on past the objects", [.pastEnd, .badCount],
      .form { form, place in
        form.objects.append([[0x13, 0], [0x23, 0, 0], [0x64, 0, 0x61], [0x83, 0]][place % 4])
      }),
    ArchiveDamage(
      14, "text that is none", [.badText],
      .form { form, place in
        form.objects.append([[0x51, 0x80], [0x61, 0xD8, 0], [0x61, 0xDC, 0x12]][place % 3])
      }),
    ArchiveDamage(
      15, "a container that holds itself", [.propertyListCycle],
      .form { form, place in
        let own = form.objects.count
        form.objects.append(form.container([0xA0, 0xC0][place % 2], 1, [own]))
      }),
    ArchiveDamage(
      16, "containers too deep", [.tooDeep],
      .form { form, _ in
        form.widths.reference = 2
        form.widths.offset = 4
        form.objects = (0..<ArchiveLimits.standard.depth).map { form.container(0xA0, 1, [$0 + 1]) }
        form.objects.append(form.container(0xA0, 0, []))
      }),
    ArchiveDamage(
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
    ArchiveDamage(
      18, "a key that occurs twice or is no string", [.duplicateKey, .keyNotString],
      .form { form, place in
        let first = form.objects.count
        form.objects += [[0x51, 0x6B], place % 2 == 0 ? [0x51, 0x6B] : [0x10, 7]]
        form.objects.append(form.container(0xD0, 2, [first, first + 1, first, first]))
      }),
    ArchiveDamage(
      19, "a UID beyond 32 bits", [.invalidUID],
      .form { form, place in
        let width = 5 + place % 12
        form.objects.append([0x80 | UInt8(width - 1), 1] + [UInt8](repeating: 0, count: width - 1))
      }),
    ArchiveDamage(
      20, "a date that is no time", [.dateNotFinite],
      .form { form, place in
        let date = [Double.nan, .infinity, -.infinity][place % 3]
        form.objects.append([0x33] + BinaryForm.bigEndian(date.bitPattern, width: 8))
      }),
  ]
}
