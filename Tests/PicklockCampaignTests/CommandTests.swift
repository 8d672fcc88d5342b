import Foundation
import Testing

/// The command as a user meets it: one clear line, and the status that scripts rely on.
@Suite struct CommandTests {
  static let corrupt: String = {
    let path = NSTemporaryDirectory() + "picklock-corrupt-\(UUID().uuidString).gz"
    _ = FileManager.default.createFile(atPath: path, contents: Data([31, 139, 8, 0]))
    return path
  }()

  @Test(
    "Wrong use is one line on standard error and status 2",
    arguments: [
      (["nope"], "no verb 'nope'"),
      (["smoke", "--seconds"], "--seconds needs a value"),
      (["smoke", "--seconds", "0"], "--seconds takes a whole number from 1"),
      (["smoke", "--seconds", "many"], "not 'many'"),
      (["smoke", "--target", "Nope"], "no target named 'Nope'; there are: ArchiveBytes"),
      (["smoke", "PicklockCanary"], "unexpected 'PicklockCanary'"),
      (["smoke", "--frobnicate"], "unknown option '--frobnicate'"),
      (["run", "Nope"], "no target named 'Nope'"),
      (["run", "--for", "soon"], "--for takes a time such as 8h"),
      (["run", "--seed", "-1"], "--seed takes a whole number"),
      (["list", "x"], "unexpected 'x'"),
      (["replay"], "replay needs a target"),
      (["replay", "Nope", "x"], "no target named 'Nope'"),
      (["replay", "PicklockCanary", "/absent/file"], "/absent/file: cannot be read: no such file"),
      (["replay", "PicklockCanary", "/"], "/: not a file that can be read whole"),
      (["show", "PicklockCanary"], "show needs a target and a file"),
      (["show", "PicklockCanary", corrupt], "not a whole gzip file"),
      (["shrink", "PicklockCanary", "/dev/null"], "/dev/null: not a file that can be read whole"),
      (["doctor", "now"], "unexpected 'now'"),
      (["archive"], "archive takes check, show, diff, extract or suite first"),
      (["archive", "check", "/absent", "--limits", "depth"], "--limits takes name=number"),
      (["archive", "diff", "one"], "archive takes check FILE..."),
      (["measure", "--seeds", "x"], "--seeds takes a whole number"),
      (["run", "-x"], "unknown option '-x'"),
      (["smoke", "--state", ""], "--state needs a value"),
      (
        ["run", "PicklockCanary", "--state", "/dev/null/x"],
        "/dev/null/x cannot be made: not a directory"
      ),
      (["run", "PicklockCanary", "--state", "/proc/x"], "/proc/x cannot be made: "),
      (["show", "PicklockCanary", ""], "an empty name names no file"),
      (["list", "a\u{1B}[31m\u{7}"], "unexpected 'a\\u001b[31m\\u0007'"),
      (["list", "two\nlines"], "unexpected 'two ⏎ lines'"),
      (["replay", "PicklockCanary", "\u{FFFD}"], "is not UTF-8"),
      (["help", "nope"], "no verb 'nope'"),
      (["device", "/absent"], "/absent: cannot be read: no such file"),
      (["audit", "/"], "/: cannot be read: is a directory"),
      (["audit", "/dev/zero"], "/dev/zero: longer than 16777216 bytes"),
    ])
  func wrongUse(_ arguments: [String], _ words: String) throws {
    let (status, output, error) = try Products.run("picklock", arguments)
    #expect(status == 2)
    #expect(output.isEmpty)
    #expect(error.hasPrefix("picklock") && error.contains(words), "\(error)")
    #expect(error.split(separator: "\n").count == 1, "\(error)")
  }

  @Test(
    "Help is on standard output, with status 0",
    arguments: [
      "smoke", "run", "test", "list", "replay", "show", "shrink", "doctor", "measure", "coverage",
      "device", "audit", "advise",
      "archive",
    ])
  func help(_ verb: String) throws {
    let (status, output, error) = try Products.run("picklock", [verb, "--help"])
    #expect(status == 0 && error.isEmpty)
    #expect(output.hasPrefix("picklock \(verb): ") && output.contains("usage: picklock \(verb)"))
    let (_, all, _) = try Products.run("picklock", ["--help"])
    #expect(all.contains("\n  \(verb)"))
  }

  @Test(
    "Help has a short name, a verb, and gives way to a file of its name",
    arguments: [
      ["-h"], ["help"], ["run", "-h"], ["help", "run"], ["device", "-h"], ["audit", "-h"],
      ["advise", "-h"],
    ])
  func helpByOtherNames(_ arguments: [String]) throws {
    let (status, output, error) = try Products.run("picklock", arguments)
    #expect(status == 0 && error.isEmpty && output.contains("usage: picklock"))
    #expect(try Products.run("picklock", ["show", "PicklockCanary", "--", "--help"]).status == 2)
  }

  @Test(
    "Standard input may be anything",
    arguments: [
      ("/dev/zero", "standard input: longer than"), ("/", "standard input: cannot be read: is a"),
    ])
  func input(_ path: String, _ words: String) throws {
    for verb in ["device", "audit"] {
      let (status, output, error) = try Products.run(
        "picklock", [verb, "-"], input: URL(filePath: path))
      #expect(status == 2 && output.isEmpty && error.contains(words), "\(error)")
    }
  }

  @Test(
    "What is printed arrives, or the status says that it did not",
    arguments: [
      (">/dev/full", 2, "picklock: standard output cannot be written: no space left on device\n"),
      (">&-", 0, ""), ("<&- >&-", 0, ""), ("| head -n 1 >/dev/null; exit ${PIPESTATUS[0]}", 0, ""),
    ])
  func output(_ redirection: String, _ expected: Int32, _ words: String) throws {
    let command = Products.folder.appending(path: "picklock").path
    let (status, _, error) = try Products.run(
      at: URL(filePath: "/usr/bin/env"), ["bash", "-c", "'\(command)' device -h \(redirection)"])
    #expect(status == expected && error == words)
  }

  @Test func nothingAtAllIsWrongUseWithTheUsage() throws {
    let (status, output, _) = try Products.run("picklock", [])
    #expect(status == 2 && output.contains("usage: picklock VERB"))
  }

  @Test func listNamesEveryTarget() throws {
    let (status, output, error) = try Products.run("picklock", ["list"])
    #expect(status == 0 && error.isEmpty)
    #expect(output.contains("PicklockCanary ") && output.contains("MemoArchive "))
    let (_, lines, _) = try Products.run("picklock", ["list", "--json"])
    for line in lines.split(separator: "\n") {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: String]
      #expect(object?.keys.sorted() == ["summary", "target"])
      #expect(object?["summary"]?.hasSuffix(".") == true)
    }
  }

  @Test func outsideThePackageItSaysWhere() throws {
    let (status, _, error) = try Products.run(
      "picklock", ["list"], environment: ["PICKLOCK_ROOT": "/"])
    #expect(status == 2)
    #expect(
      error
        == "picklock list: there is no Package.swift here or in a folder above\n")
  }
}
