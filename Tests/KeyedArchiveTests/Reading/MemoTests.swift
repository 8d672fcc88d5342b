import KeyedArchive
import Testing

/// The contract of the article that this project starts from.
@Suite("Reading memos")
struct MemoTests {
  @Test("a memo of the present version", arguments: ["draft", "", "メモ 😀", "e\u{301}"])
  func accepted(_ text: String) throws {
    let memo = try Memo.decode(TestArchive.memo(text: .string(text)).bytes())
    #expect(memo == Memo(text: text))
  }

  @Test("the same memo in XML")
  func xml() throws {
    let bytes = try TestArchive.memo().propertyList.encoded(as: .xml)
    #expect(try Memo.decode(bytes).text == "draft")
  }

  @Test("a former class name, and no other")
  func names() throws {
    #expect(
      try Memo.decode(TestArchive.memo(className: "archive_check.Memo").bytes()).text == "draft")
    expectRejection(.classNotAllowed, .memo, TestArchive.memo(className: "Memo2").bytes())
    expectRejection(.classNotAllowed, .memo, TestArchive.memo(className: "memo").bytes())
  }

  @Test("numbers stored inline or as objects, text as a mutable string")
  func forms() throws {
    let reference = TestArchive.memo(schema: .uid(4)).with { archive in
      guard case .array(let objects) = archive.objects else { return }
      archive.objects = .array(objects + [.integer(1)])
    }
    #expect(try Memo.decode(reference.bytes()).schema == 1)
    let mutable = TestArchive.memo(text: .object(4, [("NS.string", .string("m"))])).with {
      archive in
      guard case .array(let objects) = archive.objects else { return }
      archive.objects = .array(objects + [.classRecord("NSMutableString")])
    }
    #expect(try Memo.decode(mutable.bytes()).text == "m")
  }

  @Test("versions, missing and mistyped fields, fields nobody declared")
  func fields() {
    for version in [0, 2, -1, Int128(Int64.max)] {
      expectRejection(
        .unsupportedSchemaVersion, .memo, TestArchive.memo(schema: .integer(version)).bytes())
    }
    expectRejection(.missingField, .memo, TestArchive.memo(schema: nil).bytes())
    expectRejection(.wrongType, .memo, TestArchive.memo(schema: .bool(true)).bytes())
    expectRejection(.wrongType, .memo, TestArchive.memo(schema: .real(1)).bytes())
    expectRejection(.wrongType, .memo, TestArchive.memo(text: .integer(1)).bytes())
    expectRejection(
      .undeclaredField, .memo,
      TestArchive.memo(more: [PropertyListEntry("pin", .bool(true))]).bytes())
  }

  @Test("4,096 UTF-16 units of text, and one more")
  func longestText() throws {
    let longest = String(repeating: "é", count: 4_094) + "😀"
    #expect(try Memo.decode(TestArchive.memo(text: .string(longest)).bytes()).text == longest)
    let longer = TestArchive.memo(text: .string(longest + "a"))
    expectRejection(.outOfBounds, .memo, longer.bytes())
    #expect {
      try Memo.decode(longer.bytes())
    } throws: { error in
      "\(error)".hasPrefix(
        "$objects[1].text: expected a string of at most 4,096 UTF-16 units, found 4,097")
    }
  }

  @Test("1 MiB of input, and one byte more")
  func largestInput() throws {
    let inner = TestArchive.memo(text: .string("a"))
    let base = inner.with { archive in
      guard case .array(let objects) = archive.objects else { return }
      archive.objects = .array(objects + [.data([])])
    }.bytes().count
    for (size, accepted) in [(1 << 20, true), (1 << 20 + 1, false)] {
      // The count of data takes five bytes more than an empty marker's own.
      let filler = Array(repeating: UInt8(0), count: size - base - 5)
      let bytes = inner.with { archive in
        guard case .array(let objects) = archive.objects else { return }
        archive.objects = .array(objects + [.data(filler)])
      }.bytes()
      #expect(bytes.count == size)
      if accepted {
        #expect(try Memo.decode(bytes).text == "a")
      } else {
        expectRejection(.inputTooLarge, .memo, bytes)
      }
    }
  }

  @Test("every truncation is an error")
  func truncation() {
    let bytes = TestArchive.memo().bytes()
    for length in 0..<bytes.count {
      #expect(throws: ArchiveError.self) { try Memo.decode(Array(bytes.prefix(length))) }
    }
  }

  @Test(
    "whatever bit flips, what is accepted keeps the contract, and a re-read tells the difference")
  func flips() throws {
    let bytes = TestArchive.memo().bytes()
    var unnoticed: Set<Int> = []
    for index in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[index] ^= 1 << UInt8(bit)
        guard let memo = try? Memo.decode(changed) else { continue }
        #expect(memo.schema == Memo.schema)
        #expect(memo.text.utf16.count <= Memo.longestText)
        if memo.text == "draft" { unnoticed.insert(index) }
      }
    }
    // Five unused bytes and the sort version in the trailer, and the names of superclasses.
    let trailer = bytes.count - 32..<bytes.count - 26
    #expect(unnoticed.subtracting(trailer).count <= "NSObject".utf8.count + 1)
  }
}
