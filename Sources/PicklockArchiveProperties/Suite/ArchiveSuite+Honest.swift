import KeyedArchive

extension ArchiveSuite {
  /// Values in every form that a writer may choose.
  static func honest() throws -> [Entry] {
    var entries: [Entry] = []
    for (name, value) in ArchiveSeeds.valueTable + plain {
      let archive = try ArchiveGraph(ArchiveEncoder().encode(value), policy: .inspection)
      let document = try archive.document()
      for (form, formName) in forms where form != .xml || isWritableAsXML(value) {
        let bytes = try ArchiveCase(content: .value(value), form: form).bytes(of: document)
        entries.append(
          Entry(
            name: "read-\(name)-\(formName)", bytes: bytes, verdict: .read(value),
            layer: .archive))
      }
    }
    return entries + otherForms()
  }

  private static let forms: [(ArchiveCase.Form, String)] = [
    (.compact, "compact"),
    (.loose(BinaryForm.Widths()), "unshared"),
    (.loose(BinaryForm.Widths(offset: 4, reference: 2, integer: 4)), "wide"),
    (.loose(BinaryForm.Widths(offset: 8, reference: 8, integer: 8)), "widest"),
    (.loose(BinaryForm.Widths(offset: 3, reference: 3)), "odd-widths"),
    (.xml, "xml"),
  ]

  /// Values that show one thing about scalars each.
  private static let plain: [(String, ArchiveValue)] = [
    ("bool-false", .bool(false)), ("integer-zero", .integer(0)),
    ("integer-255", .integer(255)), ("integer-256", .integer(256)),
    ("integer-65536", .integer(65_536)), ("integer-2-to-32", .integer(1 << 32)),
    ("integer-most", .integer(Int128(Int64.max))), ("integer-least", .integer(Int128(Int64.min))),
    ("real-whole", .real(3)), ("real-tiny", .real(.leastNonzeroMagnitude)),
    ("real-huge", .real(1.7e308)),
    ("real-negative-zero", .real(-0.0)), ("text-empty", .string("")),
    ("text-15", .string("fifteen letters")), ("text-latin", .string("Grüße")),
    ("text-combining", .string("e\u{301} é")),
    ("text-long", .string(.init(repeating: "ab", count: 400))),
    ("text-dollar", .string("$class")), ("data-empty", .data([])),
    ("data-300", .data((0..<300).map { UInt8(truncatingIfNeeded: $0) })),
    ("date-before", .date(-978_307_200)), ("array-empty", .array([])),
    ("dictionary-empty", .dictionary([])), ("set-empty", .set([])),
    ("array-shared", .array(Array(repeating: .string("one object"), count: 5))),
    (
      "dictionary-nested",
      .dictionary([ArchivePair(.string("a"), .dictionary([ArchivePair(.string("b"), .integer(1))]))]
      )
    ),
  ]

  /// What XML cannot hold: parts of a second, as in dates outside objects, are in no value here.
  private static func isWritableAsXML(_ value: ArchiveValue) -> Bool {
    if case .real(let number) = value { return number.isFinite }
    return true
  }
}
