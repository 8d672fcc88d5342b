import KeyedArchive

extension ArchiveSuite {
  /// Every damage at several places, in narrow and in wide numbers.
  static func damaged() throws -> [Entry] {
    var entries: [Entry] = []
    var seen: Set<[UInt8]> = []
    for damage in Malformation.all {
      for place in places(damage) {
        for (widths, widthName) in widths {
          let bytes = try bytes(damage, place, widths)
          guard seen.insert(bytes).inserted else { continue }
          let ruling = ruling(damage, place)
          let verdict: Verdict =
            ruling.reason.map { .either($0) } ?? .refuse(damage.name)
          let number = damage.kind < 10 ? "0\(damage.kind)" : "\(damage.kind)"
          let word = ruling.reason == nil ? "refuse" : "either"
          entries.append(
            Entry(
              name: "\(word)-\(number)-\(slug(damage.name))-\(place)-\(widthName)", bytes: bytes,
              verdict: verdict, layer: ruling.layer))
        }
      }
    }
    return entries
  }

  private static let widths: [(BinaryForm.Widths, String)] = [
    (BinaryForm.Widths(), "narrow"),
    (BinaryForm.Widths(offset: 4, reference: 2, integer: 4), "wide"),
  ]

  /// The archive that is damaged.
  private static let base = ArchiveValue.array([.string("a"), .integer(1), .bool(true)])

  /// Places that show something else each.
  private static func places(_ damage: Malformation) -> [Int] {
    if case .markup(let entries) = damage.place { return Array(entries.indices) }
    return switch damage.kind {
    case 1: [0, 4, 17, 30, 33]
    case 16: [0]
    case 17: [0, 8, 15]
    case 19: [0, 3, 11]
    default: Array(0..<12)
    }
  }

  private static func bytes(
    _ damage: Malformation, _ place: Int, _ widths: BinaryForm.Widths
  ) throws -> [UInt8] {
    let whole = try ArchiveGraph(ArchiveEncoder().encode(base), policy: .inspection).document()
    var parts = ArchiveParts(whole)
    switch damage.place {
    case .form(let change): return form(parts, widths, place, change).bytes()
    case .parts(let change):
      let count = parts.objects.count
      let top = parts.top
      change(&parts, place)
      if parts.objects.count == count + 1, parts.top == top {
        parts.addRoot { first in
          damage.codes == [.classRecord]
            ? [ArchiveParts.object(first - 1, [])] : array(of: first - 1, at: first)
        }
      }
      return BinaryForm(parts.root, widths).bytes()
    case .bytes, .markup:
      return try ArchiveCase(
        content: .document(whole), form: .loose(widths), damage: (damage, place)
      ).bytes(of: whole)
    }
  }

  /// The form of an archive after a change; an object that the change adds becomes an element of
  /// the root, so that no reader can pass it by.
  private static func form(
    _ parts: ArchiveParts, _ widths: BinaryForm.Widths, _ place: Int,
    _ change: (inout BinaryForm, Int) -> Void
  ) -> BinaryForm {
    var parts = parts
    let whole = BinaryForm(parts.root, widths)
    var changed = whole
    change(&changed, place)
    guard changed.objectCount > whole.objectCount else { return changed }
    parts.addRoot { first in array(of: first + 2, at: first) + [.null] }
    var form = BinaryForm(parts.root, widths)
    let placeholder = form.firstNull
    change(&form, place)
    if let placeholder { form.aliases[placeholder] = form.objectCount - 1 }
    return form
  }

  /// An array at `first` that holds an object, and its class.
  private static func array(of element: UInt32, at first: UInt32) -> [PropertyListValue] {
    [
      ArchiveParts.object(
        first + 1, [PropertyListEntry("NS.objects", .array([.uid(element)]))]),
      ArchiveParts.classRecord("NSArray"),
    ]
  }
}
