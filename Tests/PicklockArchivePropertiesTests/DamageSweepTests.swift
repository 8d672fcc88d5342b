import KeyedArchive
import PropertyEngine
import Testing

@testable import PicklockArchiveProperties

/// A damage breaks the rule it names and no other, also where it makes an archive outgrow the width
/// of its offsets or of its references.
@Suite("Damage at the sizes where widths change")
struct DamageSweepTests {
  /// More than any damage appends, in bytes and in objects.
  private static let reach = 48
  private static let variants = 0..<12

  private static let inBytes = Malformation.all.filter { damage in
    switch damage.place {
    case .form, .bytes: true
    case .parts, .markup: false
    }
  }

  /// What the archive of some data or text is made of, `size` bytes or objects at the least.
  private func form(_ value: PropertyListValue) throws -> BinaryForm {
    let document = ArchiveDocument(
      top: [PropertyListEntry("root", .uid(1))], objects: [.null, .plain(.string("a"))],
      extras: [PropertyListEntry("extra", value)])
    return BinaryForm(ArchiveParts(document).root, BinaryForm.Widths())
  }

  private func expect(_ damage: Malformation, _ number: Int, _ form: BinaryForm) throws {
    var form = form
    let (end, count) = (form.end, form.objectCount)
    var bytes: [UInt8]
    switch damage.place {
    case .form(let change):
      change(&form, number)
      bytes = form.bytes()
    case .bytes(let change):
      bytes = form.bytes()
      change(&bytes, number)
    case .parts, .markup: return
    }
    try expect(damage, bytes, "variant \(number), \(end) bytes, \(count) objects")
  }

  private func expect(_ damage: Malformation, _ bytes: [UInt8], _ text: String) throws {
    let outcome: Result<ArchiveSubject.Reading, ArchiveError>
    do { outcome = .success(try ArchiveSubject.picklock.read(bytes)) } catch {
      outcome = .failure(try #require(error as? ArchiveError))
    }
    #expect(throws: Never.self, "\(damage.name): \(text)") {
      try AnyProperty.check(outcome, damage)
    }
  }

  @Test("Every damage at every size around the widest end for an offset", arguments: [256, 65_536])
  func bytes(_ boundary: Int) throws {
    let overhead = try form(.data([UInt8](repeating: 0, count: boundary - 200))).end - boundary
    for size in (boundary - Self.reach)...(boundary + 1) {
      let form = try form(.data([UInt8](repeating: 0, count: size - overhead - 200)))
      #expect(form.end == size)
      #expect(throws: Never.self) { try ArchiveGraph(form.bytes()) }
      for damage in Self.inBytes {
        for number in Self.variants { try expect(damage, number, form) }
      }
    }
  }

  @Test("Every damage at every count around the most objects for a reference")
  func objects() throws {
    let overhead = try form(.array([])).objectCount
    for count in 240...257 {
      let form = try form(.array(Array(repeating: .bool(true), count: count - overhead)))
      #expect(form.objectCount == count)
      #expect(throws: Never.self) { try ArchiveGraph(form.bytes()) }
      for damage in Self.inBytes {
        for number in Self.variants { try expect(damage, number, form) }
      }
    }
  }

  @Test("Every damage that adds objects, where references of two bytes end")
  func manyObjects() throws {
    let overhead = try form(.array([])).objectCount
    for count in 65_532...65_536 {
      let form = try form(.array(Array(repeating: .bool(true), count: count - overhead)))
      #expect(throws: Never.self) { try ArchiveGraph(form.bytes()) }
      for damage in Self.inBytes where [9, 15, 18].contains(damage.kind) {
        for number in 0...1 { try expect(damage, number, form) }
      }
    }
  }

  @Test("Every damage in every form, to archives of one byte for an offset and of two")
  func everyForm() throws {
    let forms: [ArchiveCase.Form] = [
      .compact, .xml, .loose(.init(offset: 8, reference: 8, integer: 8)),
      .loose(.init(offset: 3, reference: 5, integer: 2)),
    ]
    for size in [0, 200] {
      for form in forms {
        for damage in Malformation.all {
          for number in Self.variants {
            var archive = ArchiveCase(
              content: .value(.string(String(repeating: "a", count: size))), form: form)
            archive.damage = (damage, number)
            try expect(damage, archive.bytes(), archive.text)
          }
        }
      }
    }
  }
}
