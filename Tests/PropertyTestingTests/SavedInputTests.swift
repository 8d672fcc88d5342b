import Foundation
import PicklockCorpus
import PropertyTesting

/// Saved inputs as arguments of a test: what was not run is not green.
@Suite final class SavedInputTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "picklock-\(UUID())")

  private static let small = AnyProperty(
    Property("small", .bytes(count: 0...64), format: .raw) { bytes in
      if bytes.first == 9 { _ = bytes[bytes.count] }
      try assume(bytes.first != 8, "eights say nothing")
      try require(bytes.count < 4, "at most three bytes")
    })

  init() throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: "below"), withIntermediateDirectories: true)
  }

  deinit {
    do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) }
  }

  private func save(_ bytes: [UInt8], _ name: String) throws {
    try InputFile.write(bytes, to: folder.appending(path: name))
  }

  @Test func `every file is an argument, compressed or not, and named by its path`() throws {
    try save([1], "b")
    try save([2], "a.gz")
    try save([3], "below/c")
    for name in [".hidden", "notes.md", "crash-1.log"] { try save([4], name) }
    let inputs = SavedInput.all(in: folder.path)
    #expect(
      inputs.map(\.testDescription) == ["a.gz", "b", "below/c"].map { "\(folder.path)/\($0)" })
    for input in inputs { try check(Self.small, saved: input) }
  }

  @Test func `a failure shows the value, the reason and the file`() async throws {
    try save([1, 2, 3, 4], "long.gz")
    let input = try #require(SavedInput.all(in: folder.path).first)
    let heard = try await overhear { try check(Self.small, saved: input) }
    #expect(heard.issues.count == 1)
    #expect(heard.text.contains("small fails for: [1, 2, 3, 4]"), "\(heard.text)")
    #expect(heard.text.contains("saved as \(input.testDescription)"))
  }

  #if os(Linux)
    @Test func `a trap is reported with its text, and the next input still runs`() async throws {
      try save([9], "trap")
      let input = try #require(SavedInput.all(in: folder.path).first)
      let heard = try await overhear { try check(Self.small, saved: input) }
      #expect(heard.issues.count == 1)
      #expect(heard.text.contains("Index out of range"), "\(heard.text)")
      #expect(heard.text.contains("fails for: [9]"))
      try check(Self.small, saved: SavedInput(bytes: [1]))
    }
  #endif

  @Test(arguments: ["absent", "below"])
  func `a folder that is missing or empty fails`(name: String) async throws {
    let path = folder.appending(path: name).path
    let inputs = SavedInput.all(in: path)
    #expect(inputs.count == 1)
    let heard = try await overhear { try check(Self.small, saved: inputs[0]) }
    #expect(heard.failures.count == 1)
    #expect(heard.text.contains(path))
  }

  @Test func `a file that cannot be read fails`() async throws {
    try Data("no gzip".utf8).write(to: folder.appending(path: "damaged.gz"))
    for name in ["damaged.gz", "absent"] {
      let input = SavedInput(file: folder.appending(path: name).path)
      let heard = try await overhear { try check(Self.small, saved: input) }
      #expect(heard.failures.count == 1)
      #expect(heard.text.contains(name))
    }
  }

  @Test func `an input that says nothing is a warning`() async throws {
    let heard = try await overhear { try check(Self.small, saved: SavedInput(bytes: [8])) }
    #expect(heard.failures.isEmpty)
    #expect(heard.warnings.first?.text.contains("eights say nothing") == true)
  }

  @Test func `a relative path begins at the package's folder`() throws {
    let inputs = SavedInput.all(in: "Corpus/PicklockCanary")
    #expect(inputs.contains { $0.testDescription == "Corpus/PicklockCanary/crash-vault-fires.gz" })
  }
}
