import Foundation
import Testing

@testable import DataProtection

/// The code that comes with an advice is accepted by the compiler. Elsewhere than on Apple's
/// platforms the compiler is given stand-ins for the parts of Security and CryptoKit that it calls,
/// declared as Apple's pages declare them, but for CFDictionary and CFString.
@Suite("Code to paste")
struct AdviceCodeTests {
  static let security = """
    public typealias CFDictionary = [String: Any]
    public typealias CFTypeRef = AnyObject
    public typealias OSStatus = Int32
    public let (errSecSuccess, errSecItemNotFound): (OSStatus, OSStatus) = (0, -25300)
    public let kSecClass = "class"
    public let kSecClassGenericPassword = "genp"
    public let kSecAttrService = "svce"
    public let kSecAttrAccount = "acct"
    public let kSecAttrAccessible = "pdmn"
    public let kSecValueData = "v_Data"
    public let kSecReturnData = "r_Data"
    \(KeychainAccessibility.allCases.map { "public let \($0.constantName) = \"\"" }
      .joined(separator: "\n"))
    public func SecItemAdd(
      _ item: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus { 0 }
    public func SecItemUpdate(_ query: CFDictionary, _ values: CFDictionary) -> OSStatus { 0 }
    public func SecItemCopyMatching(
      _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus { 0 }
    """

  static let cryptoKit = """
    import Foundation
    public struct SymmetricKey { public init(data: Data) {} }
    public enum AES {
      public enum GCM {
        public struct SealedBox {
          public init(combined: Data) throws {}
          public var combined: Data? { nil }
        }
        public static func seal(_ data: Data, using key: SymmetricKey) throws -> SealedBox {
          try SealedBox(combined: data)
        }
        public static func open(_ box: SealedBox, using key: SymmetricKey) throws -> Data { Data() }
      }
    }
    """

  /// Every text of code that any combination of answers gives.
  static let codes = Set(AdvisorClaim.needs.map { ProtectionAdvisor.advise($0).code }).sorted()

  @Test("every code that is given compiles; a broken one does not")
  func compiles() throws {
    let folder = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { _ = try? FileManager.default.removeItem(at: folder) }
    #if !canImport(Security)
      for (name, text) in [("Security", Self.security), ("CryptoKit", Self.cryptoKit)] {
        let module = ["-emit-module", "-parse-as-library", "-module-name", name]
        let result = try Self.compile(text, module, in: folder, as: name)
        try #require(result.status == 0, "\(result.text)")
      }
    #endif
    #expect(Self.codes.count > 15)
    let source = Self.wrapped(Self.codes)
    let whole = try Self.compile(source, ["-typecheck"], in: folder, as: "Advice")
    #expect(whole.status == 0, "\(whole.text)")
    let broken = source.replacing("kSecClassGenericPassword", with: "kSecClassPassword")
    #expect(try Self.compile(broken, ["-typecheck"], in: folder, as: "Broken").status != 0)
  }

  /// All codes in one file: the imports once, each code's functions in a type of their own.
  private static func wrapped(_ codes: [String]) -> String {
    var imports: Set<String> = []
    let types = codes.enumerated().map { index, code in
      let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
      imports.formUnion(lines.filter { $0.hasPrefix("import ") }.map(String.init))
      let rest = lines.filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
      return "enum Advice\(index) {\n\(rest)\n}"
    }
    return (imports.sorted() + types).joined(separator: "\n")
  }

  private static func compile(
    _ text: String, _ options: [String], in folder: URL, as name: String
  ) throws -> (status: Int32, text: String) {
    let file = folder.appending(path: "\(name).swift")
    let log = folder.appending(path: "\(name).log")
    try Data(text.utf8).write(to: file)
    try Data().write(to: log)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-I", folder.path] + options
      + [file.path]
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: log)
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOf: log, encoding: .utf8))
  }
}
