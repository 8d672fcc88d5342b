import Foundation
import Testing

/// The `picklock` script on machines that lack something, played by stubs: no compiler runs.
@Suite struct ScriptTests {
  /// A package with a space and an accent in its path.
  let root: URL

  init() throws {
    root = URL(filePath: NSTemporaryDirectory()).appending(path: "pick löck \(UUID().uuidString)")
    for folder in ["Sources", "tools", "res/clang/lib/linux"] {
      try FileManager.default.createDirectory(
        at: root.appending(path: folder), withIntermediateDirectories: true)
    }
    try Data().write(to: root.appending(path: "Package.swift"))
    try Data().write(to: root.appending(path: "res/clang/lib/linux/libclang_rt.fuzzer-x.a"))
    try FileManager.default.copyItem(
      at: Products.root.appending(path: "picklock"), to: root.appending(path: "picklock"))
  }

  /// What the stub of `swift build` does unless a test says otherwise.
  static let builds = """
    mkdir -p .build/release
    printf '#!/bin/sh\\necho "$PICKLOCK_ROOT" "$@"\\n' >.build/release/picklock
    chmod +x .build/release/picklock
    """

  func install(_ name: String, _ script: String) throws {
    let tool = root.appending(path: "tools/\(name)")
    try Data(("#!/bin/sh\n" + script + "\n").utf8).write(to: tool)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool.path)
  }

  func installSwift(_ version: String, resources: String? = nil, build: String = builds) throws {
    let folder = resources ?? root.appending(path: "res").path
    try install(
      "swift",
      """
      case "$1" in
        --version) echo "\(version)" ;;
        -print-target-info) echo '  "runtimeResourcePath": "\(folder)"' ;;
        build) \(build) ;;
      esac
      """)
  }

  func run(
    _ arguments: [String] = ["list"], script: String = "picklock", path: String = "/usr/bin:/bin"
  ) throws -> (status: Int32, output: String, error: String) {
    try Products.run(
      at: URL(filePath: "/usr/bin/env"),
      ["PATH=\(root.path)/tools:\(path)", root.appending(path: script).path] + arguments)
  }

  @Test func itBuildsTheCommandAndBecomesIt() throws {
    try installSwift("Swift version 6.3.1 (swift-6.3.1-RELEASE)")
    let (status, output, error) = try run(["list", "a b"])
    #expect(status == 0 && error.isEmpty)
    #expect(output == "\(root.path) list a b\n")
  }

  @Test func aLinkToItFindsThePackage() throws {
    try installSwift("Apple Swift version 7.0-dev (LLVM abc)")
    try FileManager.default.createSymbolicLink(
      atPath: root.appending(path: "tools/one").path, withDestinationPath: "../picklock")
    try FileManager.default.createSymbolicLink(
      atPath: root.appending(path: "tools/two").path,
      withDestinationPath: root.appending(path: "tools/one").path)
    #expect(try run(script: "tools/two").output == "\(root.path) list\n")
  }

  @Test(
    "A swift that is too old or says nothing is refused",
    arguments: [
      ("Swift version 5.10 (x)", "found 5.10"), ("Apple Swift version 6.1", "found 6.1"),
      ("command not found", "found one that does not say its version"),
    ])
  func version(_ version: String, _ words: String) throws {
    try installSwift(version)
    let (status, output, error) = try run()
    #expect(status == 2 && output.isEmpty)
    #expect(error.hasPrefix("picklock: Swift 6.2 or newer is needed, \(words)"), "\(error)")
    #expect(error.split(separator: "\n").count == 1)
  }

  @Test func aToolchainWithoutLibFuzzerIsRefused() throws {
    try installSwift("Swift version 6.3.1", resources: "/nowhere")
    let (status, _, error) = try run()
    #expect(status == 2 && error.contains("no libFuzzer runtime (/nowhere/clang/lib)"))
  }

  @Test func aMachineWithoutSwiftIsTold() throws {
    for tool in ["bash", "find", "dirname", "readlink"] { try link(tool) }
    let (status, _, error) = try run(path: "/nonexistent")
    #expect(status == 2 && error.contains("no swift on the PATH"))
  }

  @Test func aMachineWithoutZlibIsTold() throws {
    for tool in ["bash", "find", "dirname", "readlink", "sed", "head"] { try link(tool) }
    try installSwift("Swift version 6.3.1")
    try install("clang", "exit 1")
    let (status, _, error) = try run(path: "/nonexistent")
    #expect(status == 2 && error.contains("zlib.h is missing"), "\(error)")
  }

  @Test func aBuildThatFailsShowsItsErrors() throws {
    try installSwift("Swift version 6.3.1", build: "echo 'A.swift:1:1: error: bad'; exit 1")
    let (status, output, error) = try run()
    #expect(status == 2 && output.isEmpty)
    #expect(error.contains("A.swift:1:1: error: bad") && error.contains("does not build"))
  }

  @Test func aBuildThatLeavesNothingIsNoCommand() throws {
    try installSwift("Swift version 6.3.1", build: "true")
    let (status, _, error) = try run()
    #expect(status == 2 && error.contains("the build left no command"), "\(error)")
  }

  private func link(_ tool: String) throws {
    let found = ["/usr/bin/", "/bin/"].map { $0 + tool }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    try FileManager.default.createSymbolicLink(
      atPath: root.appending(path: "tools/\(tool)").path, withDestinationPath: try #require(found))
  }
}
