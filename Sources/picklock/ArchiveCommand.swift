import Campaign
import Compression
import CorpusStore
import FuzzSupport
import KeyedArchive

/// `picklock archive`: checks, shows and compares keyed archives, compressed ones too.
enum ArchiveCommand {
  static let details = """
    check FILE...   says for each file whether it is a whole archive, or which contract is broken,
                    at which byte and object; status 0 only if all pass
    show FILE...    prints the tree: references followed, shared objects and cycles marked
    diff A B        prints where two archives differ in what they mean; status 1 if they do

      --root CLASS     with check: the class the root must have; may be given several times
      --limits LIST    other limits, such as depth=64,objects=1000
      --lines N        with show: how many lines at most (2000)
      --json           with check and diff: one JSON object a line
    Files may be gzip, zlib or raw deflate.
    Limits: \(ArchiveLimits.Name.allCases.map(\.rawValue).joined(separator: ", "))
    """

  static func run(_ words: [String]) throws -> Int32 {
    let arguments = try Arguments(
      words, of: "archive", flags: ["--json"], values: ["--root", "--limits", "--lines"])
    let limits = try limits(arguments.last("--limits"))
    let lines = try arguments.number("--lines", in: 1...10_000_000) ?? 2_000
    let files = Array(arguments.rest.dropFirst())
    try refuseUnused(arguments)
    switch arguments.rest.first {
    case "check" where !files.isEmpty:
      let checker = ArchiveChecker(limits: limits, roots: arguments.all("--root"))
      return try check(files, checker, json: arguments.has("--json"))
    case "show" where !files.isEmpty: return try show(files, limits, lines: lines)
    case "diff" where files.count == 2:
      return try diff(files[0], files[1], limits, json: arguments.has("--json"))
    default:
      throw Refusal(
        "archive takes check FILE..., show FILE... or diff A B; see picklock archive --help")
    }
  }

  /// An option that changes nothing is a misunderstanding.
  private static func refuseUnused(_ arguments: Arguments) throws {
    let action = arguments.rest.first
    if action == "show", arguments.has("--json") {
      throw Refusal("--json goes with check and diff; see picklock archive --help")
    }
    if action != "check", arguments.last("--root") != nil {
      throw Refusal("--root goes with check; see picklock archive --help")
    }
    if action != "show", arguments.last("--lines") != nil {
      throw Refusal("--lines goes with show; see picklock archive --help")
    }
  }

  private static func check(
    _ files: [String], _ checker: ArchiveChecker, json: Bool
  ) throws -> Int32 {
    var status: Int32 = 0
    for file in files {
      var line = JSONLine()
      line.add("file", file)
      do {
        let input = try ArchiveInput(file, limits: checker.limits)
        let found = try checker.check(input.bytes)
        let wrapping = input.wrapping.map { " (\($0.rawValue))" } ?? ""
        line.add("ok", true)
        line.add("found", found)
        line.add("compression", input.wrapping?.rawValue)
        Console.out(json ? line.text : "ok      \(file)\(wrapping): \(found)")
      } catch let error as CorpusError {
        throw error
      } catch {
        status = 1
        line.add("ok", false)
        line.add("error", "\(error)")
        if let error = error as? ArchiveError {
          line.add("code", error.code.rawValue)
          line.add("family", error.family.rawValue)
          line.add("path", "\(error.path)")
          if let offset = error.offset { line.add("offset", offset) }
        }
        Console.out(json ? line.text : "broken  \(file): \(error)")
      }
    }
    return status
  }

  private static func show(_ files: [String], _ limits: ArchiveLimits, lines: Int) throws -> Int32 {
    var status: Int32 = 0
    for file in files {
      if files.count > 1 { Console.out("\(file):") }
      do {
        var bounds = ArchiveDocument.TreeLimits()
        bounds.lines = lines
        Console.out(try anyDocument(file, limits).tree(limits: bounds))
      } catch let error as CorpusError {
        throw error
      } catch {
        status = 1
        Console.out("broken  \(file): \(error)")
      }
    }
    return status
  }

  private static func diff(
    _ one: String, _ two: String, _ limits: ArchiveLimits, json: Bool
  ) throws -> Int32 {
    do {
      let differences = try document(two, limits).differences(from: try document(one, limits))
      for difference in differences {
        var line = JSONLine()
        line.add("difference", difference)
        Console.out(json ? line.text : difference)
      }
      if differences.isEmpty, !json { Console.out("the same") }
      return differences.isEmpty ? 0 : 1
    } catch let error as ArchiveError {
      throw Refusal("not comparable: \(error)")
    }
  }

  private static func document(
    _ file: String, _ limits: ArchiveLimits
  ) throws -> ArchiveDocument {
    let bytes = try ArchiveInput(file, limits: limits).bytes
    return try ArchiveGraph(bytes, policy: ArchivePolicy(limits: limits, archivers: nil)).document()
  }

  /// A property list that is no archive is shown as one value.
  private static func anyDocument(
    _ file: String, _ limits: ArchiveLimits
  ) throws -> ArchiveDocument {
    do { return try document(file, limits) } catch let error as ArchiveError {
      guard error.code == .notAnArchive else { throw error }
      let bytes = try ArchiveInput(file, limits: limits).bytes
      let value = try PropertyListValue.read(bytes, limits: limits)
      return ArchiveDocument(
        archiver: "no archive but a property list", top: [PropertyListEntry("value", value)])
    }
  }

  /// `depth=64,objects=1000`.
  static func limits(_ list: String?) throws -> ArchiveLimits {
    var limits = ArchiveLimits.standard
    // A limit of all work holds however small the file is, unless both are given.
    if let list, list.contains("work="), !list.contains("workPerByte=") {
      limits.workPerByte = .max
    }
    for entry in (list ?? "").split(separator: ",") {
      let parts = entry.split(separator: "=").map(String.init)
      guard parts.count == 2, let name = ArchiveLimits.Name(rawValue: parts[0]),
        let number = Int(parts[1]), number > 0
      else {
        let names = ArchiveLimits.Name.allCases.map(\.rawValue).joined(separator: ", ")
        throw Refusal("--limits takes name=number, not '\(entry)'; the names: \(names)")
      }
      switch name {
      case .inputBytes: limits.inputBytes = number
      case .objects: limits.objects = number
      case .depth: limits.depth = number
      case .stringBytes: limits.stringBytes = number
      case .dataBytes: limits.dataBytes = number
      case .containerCount: limits.containerCount = number
      case .classNameBytes: limits.classNameBytes = number
      case .classNames: limits.classNames = number
      case .work: limits.work = number
      case .workPerByte: limits.workPerByte = number
      }
    }
    return limits
  }
}

extension Verb {
  static let archive = Verb(
    "archive", "checks, shows and compares keyed archives.",
    usage: "check|show|diff FILE... [options]", details: ArchiveCommand.details
  ) { try ArchiveCommand.run($0) }
}
