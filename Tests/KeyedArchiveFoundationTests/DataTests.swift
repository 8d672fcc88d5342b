import Foundation
import KeyedArchive
import KeyedArchiveFoundation
import Testing

@Suite("Archives as Data")
struct DataTests {
  @Test("There and back, from a slice too")
  func roundTrip() throws {
    let data = try ArchiveEncoder().data(Memo(text: "draft"))
    #expect(try Memo.decode(data, at: "root") == Memo(text: "draft"))
    let slice = (Data([1, 2, 3]) + data).dropFirst(3)
    #expect(try Memo.decode(slice, at: "root").text == "draft")
    #expect(try ArchiveGraph(ArchiveEncoder().data(.bool(true))).objectCount == 2)
  }

  @Test("Size: at the limit and one past it")
  func size() throws {
    let data = try ArchiveEncoder().data(Memo(text: "draft"))
    var policy = ArchivePolicy.standard
    policy.limits.inputBytes = data.count
    #expect(try Memo.decode(data, policy: policy).text == "draft")
    policy.limits.inputBytes = data.count - 1
    let error = try #require(throws: ArchiveError.self) {
      try Memo.decode(data, policy: policy)
    }
    #expect(error.code == .inputTooLarge)
  }
}
