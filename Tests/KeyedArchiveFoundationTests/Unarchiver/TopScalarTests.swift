import Foundation
import KeyedArchive
import KeyedArchiveFoundation
import Testing

@Suite("Scalars that stand in $top")
struct TopScalarTests {
  /// As login items, cloud records and nib files have them.
  static var written: Data {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(5, forKey: "n")
    archiver.encode(true, forKey: "b")
    archiver.encode(1.5, forKey: "d")
    archiver.encode(Float(0.25), forKey: "f")
    archiver.encode(Int32(-7), forKey: "i")
    archiver.encode("s" as NSString, forKey: "s")
    archiver.finishEncoding()
    return archiver.encodedData
  }

  @Test("The coder reads what Foundation's archiver wrote")
  func foundationWrites() throws {
    let coder = try KeyedUnarchiver(forReadingFrom: Self.written)
    #expect(coder.decodeInteger(forKey: "n") == 5)
    #expect(coder.decodeBool(forKey: "b"))
    #expect(coder.decodeDouble(forKey: "d") == 1.5)
    #expect(coder.decodeFloat(forKey: "f") == 0.25)
    #expect(coder.decodeInt32(forKey: "i") == -7)
    #expect(coder.decodeObject(of: NSString.self, forKey: "s") == "s")
    #expect(coder.error == nil)
    #expect(!coder.decodeBool(forKey: "n"))
    #expect((coder.error as? ArchiveError)?.path.description == "$top.n")
  }

  @Test("Foundation reads what our writer wrote")
  func foundationReads() throws {
    let data = Data(
      try ArchiveEncoder().encodeTop { top in
        top.encode(5, forKey: "n")
        top.encode(true, forKey: "b")
        top.encode(1.5, forKey: "d")
        top.encode("s", forKey: "s")
      })
    let coder = try NSKeyedUnarchiver(forReadingFrom: data)
    #expect(coder.decodeInteger(forKey: "n") == 5)
    #expect(coder.decodeBool(forKey: "b"))
    #expect(coder.decodeDouble(forKey: "d") == 1.5)
    #expect(coder.decodeObject(of: NSString.self, forKey: "s") == "s")
  }

  @Test("A root that is a scalar is refused as an object, and says what it is")
  func scalarRoot() throws {
    let data = Data(try ArchiveEncoder().encodeTop { $0.encode(5, forKey: "root") })
    let error = Archives.refusal(data, [NSNumber.self])
    #expect(error?.code == .wrongType && "\(error as Any)".contains("the integer 5"))
  }

  @Test("A name that a reader may fall back on means the class for every reader")
  func hints() throws {
    let record = ArchiveClassRecord(
      name: "OC_PythonList", hierarchy: ["OC_PythonList", "NSObject"], hints: ["NSMutableArray"])
    let data = Archives.document([
      Archives.list([3], 2), .classRecord(record), .plain(.string("a")),
    ])
    let read = try KeyedUnarchiver.unarchivedObject(
      ofClasses: [NSArray.self, NSString.self], from: data)
    #expect(read as? [String] == ["a"] && read is NSMutableArray)
    let typed = try ArchiveDecoder.decode(
      .array(of: .string(maximumUTF16: 1), maximumCount: 1), from: Array(data))
    #expect(typed == ["a"])
  }
}
