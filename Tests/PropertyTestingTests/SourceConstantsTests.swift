import Foundation
import PropertyEngine
import Testing

@testable import PropertyTesting

@Suite("Constants from sources")
struct SourceConstantsTests {
  /// A package in a folder of its own, which is removed at the end.
  private func withPackage<Value>(
    _ files: [String: String], _ body: (String) throws -> Value
  ) throws -> Value {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("constants-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return try body(folder.path)
  }

  @Test("The test's own file comes first, then those of the modules it imports, by path")
  func sources() throws {
    let files = [
      "Package.swift": "let no = 1111",
      "Tests/ShopTests/CartTests.swift": "import Testing\n@testable import Shop\nlet t = 2222",
      "Sources/Shop/Cart.swift": "let a = 3333",
      "Sources/Shop/Prices/Price.swift": "let b = 4444",
      "Sources/Shop/Note.txt": "5555",
      "Sources/Other/Other.swift": "let c = 6666",
    ]
    let sources = try withPackage(files) { root in
      SourceConstants.sources(forTestAt: "\(root)/Tests/ShopTests/CartTests.swift")
    }
    let texts = sources.map { String(decoding: $0, as: UTF8.self) }
    #expect(texts.map { String($0.suffix(4)) } == ["2222", "3333", "4444"])
  }

  @Test("Where there are no sources there are no constants")
  func absent() {
    #expect(SourceConstants.pool(forTestAt: "/nowhere/at/all/Tests.swift").isEmpty)
    #expect(SourceConstants.pool(forTestAt: "").isEmpty)
  }

  @Test("A package larger than the limits gives the constants of its first files")
  func limits() throws {
    var files = ["Package.swift": "", "Tests/T.swift": "import Big"]
    for number in 100..<400 { files["Sources/Big/F\(number).swift"] = "let x = \(number)" }
    let count = try withPackage(files) { root in
      SourceConstants.sources(forTestAt: "\(root)/Tests/T.swift").count
    }
    #expect(count == SourceLimits.files)
    files = ["Package.swift": "", "Tests/T.swift": "import Big"]
    files["Sources/Big/A.swift"] = String(repeating: "x", count: SourceLimits.bytes)
    let cut = try withPackage(files) { root in
      SourceConstants.sources(forTestAt: "\(root)/Tests/T.swift").count
    }
    #expect(cut == 1)
  }

  @Test("Modules are read from import lines of every form")
  func imports() {
    let source = """
      @testable import Shop
      public import struct Money.Price
      internal import Foundation
      import  Shop
      // import Nothing
      let text = "import More"
      import ../Evil
      """
    let modules = SourceConstants.importedModules(Array(source.utf8))
    #expect(modules == ["Shop", "Money", "Foundation"])
  }

  @Test("A check meets a constant of its own file")
  func check() async throws {
    let heard = try await overhear {
      try PropertyTesting.check(.int(), named: "door", cases: 4_000) { value in
        #expect(value != 6_029_347)
      }
    }
    #expect(heard.text.contains("6029347"))
  }
}
