import Foundation
import PicklockCompression
import PicklockCorpus
import Testing

@Suite struct CorpusStoreTests {
  let folder = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func write(_ bytes: [UInt8], _ name: String) throws -> URL {
    let url = folder.appending(path: name)
    try Data(bytes).write(to: url)
    return url
  }

  func reason(_ body: () throws -> Void) -> String? {
    do { try body() } catch { return (error as? CorpusError)?.reason ?? "not a CorpusError" }
    return nil
  }

  @Test("What is added comes back, in the order of names", arguments: [[], [0], [1, 2, 3]])
  func roundTrip(_ bytes: [UInt8]) throws {
    let corpus = Corpus(folder: folder.appending(path: "new/deep"))
    try corpus.add(bytes, named: "seed-b")
    try corpus.add([9], named: "crash-a")
    let files = try corpus.files()
    #expect(files.map(\.name) == ["crash-a", "seed-b"])
    #expect(files.map(\.kind) == [.crash, .seed])
    #expect(try files[1].bytes() == bytes)
  }

  @Test func aFolderThatIsNotThereIsEmpty() throws {
    #expect(try Corpus(folder: folder.appending(path: "absent")).files().isEmpty)
  }

  @Test func gunzipReadsWhatIsWritten() throws {
    let file = folder.appending(path: "a.gz")
    try InputFile.write(Array("hello".utf8), to: file)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["gunzip", "-c", file.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    #expect(output == Data("hello".utf8))
  }

  @Test func filesThatAreNoInputsAreLeftAlone() throws {
    _ = try write([1], "README.md")
    _ = try write([2], ".hidden")
    #expect(try Corpus(folder: folder).files().isEmpty)
  }

  @Test func aDamagedFileIsNamed() throws {
    let whole = try Deflater(.gzip).deflate([1, 2, 3, 4])
    for (name, bytes) in [
      ("cut.gz", Array(whole.dropLast())), ("empty.gz", []), ("plain.gz", [1, 2, 3]),
      ("trailing.gz", whole + [0]), ("flipped.gz", whole.dropLast(8) + [0xFF] + whole.suffix(7)),
    ] {
      let url = try write(bytes, name)
      let error = #expect(throws: CorpusError.self) { try InputFile.read(url) }
      #expect(error?.path == url.relativePath)
      #expect(error?.reason.hasPrefix("not a whole gzip file") == true, "\(name)")
    }
  }

  @Test func limitsHoldAtTheirMaximumAndOnePast() throws {
    let limits = CorpusLimits(fileBytes: 100, inputBytes: 10, files: 2)
    let fits = try write([UInt8](repeating: 7, count: 10), "fits")
    #expect(try InputFile.read(fits, limits: limits).count == 10)
    let long = try write([UInt8](repeating: 7, count: 11), "long")
    #expect(reason { _ = try InputFile.read(long, limits: limits) }?.hasPrefix("11 bytes") == true)
    let onDisk = try write([UInt8](repeating: 7, count: 101), "on-disk")
    #expect(
      reason { _ = try InputFile.read(onDisk, limits: limits) }?.hasPrefix("101 bytes on disk")
        == true)
    let bomb = folder.appending(path: "bomb.gz")
    try InputFile.write([UInt8](repeating: 7, count: 11), to: bomb)
    #expect(reason { _ = try InputFile.read(bomb, limits: limits) } != nil)
    let crowd = Corpus(folder: folder.appending(path: "crowd"))
    for name in ["a", "b"] { try crowd.add([], named: name) }
    #expect(try crowd.files(limits: limits).count == 2)
    try crowd.add([], named: "c")
    #expect(reason { _ = try crowd.files(limits: limits) }?.hasPrefix("3 files") == true)
  }

  @Test func whatIsNoFileIsRefusedWithItsReason() throws {
    #expect(
      reason { _ = try InputFile.read(folder.appending(path: "absent")) }?
        .contains("no such file") == true)
    #expect(reason { _ = try InputFile.read(folder) } == "not a file that can be read whole")
    #expect(
      reason { _ = try InputFile.read(URL(filePath: "/dev/zero")) }
        == "not a file that can be read whole")
  }

  @Test func aFullDiskIsSaidInOneLine() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let error = #expect(throws: CorpusError.self) {
      try InputFile.write([1], to: URL(filePath: "/proc/picklock/a"))
    }
    #expect(error?.reason.hasPrefix("cannot be written: ") == true)
  }
}
