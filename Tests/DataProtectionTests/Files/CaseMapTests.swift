import Testing

@testable import DataProtection

/// A table is complete by construction.
@Suite struct CaseMapTests {
  @Test("Rows are found by key, in whatever order they are written")
  func order() {
    let rows = ProtectionClass.allCases.reversed().map { ($0, $0.letter) }
    let map = CaseMap(rows: rows, of: "letters")
    for protection in ProtectionClass.allCases { #expect(map[protection] == protection.letter) }
  }

  #if os(Linux) || os(macOS)
    @Test("A row that is missing is a trap")
    func missing() async {
      await #expect(processExitsWith: .failure) {
        let rows = ProtectionClass.allCases.dropLast().map { ($0, 1) }
        _ = CaseMap(rows: rows, of: "a table without class CX")
      }
    }

    @Test("A row that is there twice is a trap")
    func doubled() async {
      await #expect(processExitsWith: .failure) {
        let rows = (ProtectionClass.allCases + [.none]).map { ($0, 1) }
        _ = CaseMap(rows: rows, of: "a table with class D twice")
      }
    }
  #endif
}
