import Testing

@testable import KeyedArchive

@Suite("Values whose bytes are not there")
struct WholeValueTests {
  /// Nodes that say they hold more than the three bytes there are.
  private let table = PropertyListTable(
    bytes: [0x61, 0x62, 0x63],
    nodes: [
      PropertyListNode(.ascii, start: 1, count: 3), PropertyListNode(.utf16, start: 0, count: 2),
      PropertyListNode(.data, start: 3, count: 1), PropertyListNode(.integer, start: 0, count: 8),
      PropertyListNode(.real, start: 2, count: 4), PropertyListNode(.ascii, start: 0, count: 3),
    ],
    children: [], root: 0, source: .xml(offsets: [40, 41, 42, 43, 44, 45]))

  private func error(_ read: () throws(ArchiveError) -> some Any) -> ArchiveError? {
    do throws(ArchiveError) { _ = try read() } catch { return error }
    return nil
  }

  @Test("They are an error with their place, and not an empty value")
  func pastEnd() {
    let errors = [
      error { () throws(ArchiveError) in try table.wholeText(at: 0) },
      error { () throws(ArchiveError) in try table.wholeText(at: 1) },
      error { () throws(ArchiveError) in try table.wholeData(at: 2) },
      error { () throws(ArchiveError) in try table.wholeInteger(at: 3) },
      error { () throws(ArchiveError) in try table.wholeReal(at: 4) },
    ]
    #expect(errors.map { $0?.code } == Array(repeating: .pastEnd, count: 5))
    #expect(errors.map { $0?.offset } == [40, 41, 42, 43, 44])
  }

  @Test("Whole ones are read, others of another kind refused")
  func whole() throws {
    #expect(try table.wholeText(at: 5) == "abc")
    #expect(error { () throws(ArchiveError) in try table.wholeData(at: 5) }?.code == .pastEnd)
  }
}
