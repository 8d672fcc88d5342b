import Campaign
import KeyedArchive

/// What the words after `picklock archive` say.
struct ArchiveOptions {
  enum Action: String {
    case check
    case show
    case diff
    case extract
    case suite
  }

  let action: Action
  /// Names of files and folders; of `extract`, the file and the path.
  let files: [String]
  let json: Bool
  let limits: ArchiveLimits
  /// Paths of data to open, outermost first.
  let inside: [String]
  /// Classes that the root may have; any where it is empty.
  let roots: [String]
  /// The entry of `$top` that `roots` is about.
  let top: String
  let tree: ArchiveDocument.TreeLimits
  let showsTable: Bool
  let output: String?

  init(_ words: [String]) throws {
    let arguments = try Arguments(
      words, of: "archive", flags: ["--json", "--nested", "--objects"],
      values: [
        "--root", "--top", "--limits", "--lines", "--depth", "--strings", "--data", "--inside",
        "--output",
      ])
    guard let word = arguments.rest.first, let action = Action(rawValue: word) else {
      throw Refusal(
        "archive takes check, show, diff, extract or suite first; see picklock archive --help")
    }
    self.action = action
    files = Array(arguments.rest.dropFirst())
    json = arguments.has("--json")
    limits = try Self.limits(arguments.last("--limits"))
    inside = arguments.all("--inside")
    roots = arguments.all("--root")
    top = arguments.last("--top") ?? "root"
    var tree = try Self.tree(arguments)
    tree.archives = limits
    self.tree = tree
    showsTable = arguments.has("--objects")
    output = arguments.last("--output")
    try Self.refuseUnused(arguments, action)
  }

  private static func tree(_ arguments: Arguments) throws -> ArchiveDocument.TreeLimits {
    var tree = ArchiveDocument.TreeLimits()
    tree.namesOptions = true
    tree.opensData = arguments.has("--nested")
    tree.lines = try arguments.number("--lines", in: 1...10_000_000) ?? tree.lines
    tree.depth = try arguments.number("--depth", in: 0...1_000_000) ?? tree.depth
    tree.valueLength =
      try arguments.number("--strings", in: 0...1_000_000_000) ?? tree.valueLength
    if let word = arguments.last("--data") {
      guard let form = ArchiveDocument.TreeLimits.DataForm(rawValue: word) else {
        throw Refusal("--data takes start, hex, base64 or count, not '\(word)'")
      }
      tree.data = form
    }
    return tree
  }

  /// An option that changes nothing is a misunderstanding.
  private static func refuseUnused(_ arguments: Arguments, _ action: Action) throws {
    let owners: [(option: String, actions: Set<Action>)] = [
      ("--json", [.check, .show, .diff]), ("--root", [.check]), ("--top", [.check]),
      ("--lines", [.show, .diff]), ("--depth", [.show]), ("--strings", [.show]),
      ("--data", [.show]), ("--nested", [.show]), ("--objects", [.show]), ("--output", [.extract]),
    ]
    for (option, actions) in owners
    where (arguments.has(option) || arguments.last(option) != nil) && !actions.contains(action) {
      let names = actions.map(\.rawValue).sorted().joined(separator: " and ")
      throw Refusal("\(option) goes with \(names); see picklock archive --help")
    }
    if arguments.last("--top") != nil, arguments.last("--root") == nil {
      throw Refusal("--top goes with --root; see picklock archive --help")
    }
    for option in ["--lines", "--depth", "--strings", "--data"]
    where arguments.has("--json") && action == .show && arguments.last(option) != nil {
      throw Refusal("--json shows everything, so \(option) does not go with it")
    }
  }

  /// All but the limit of what only `KeyedUnarchiver` does.
  static let limitNames = ArchiveLimits.Name.allCases.filter { $0 != .expressionUnits }

  /// `depth=64,objects=1000`.
  static func limits(_ list: String?) throws -> ArchiveLimits {
    var limits = ArchiveLimits.standard
    // A limit of all work holds however small the file is, unless both are given.
    if let list, list.contains("work="), !list.contains("workPerByte=") {
      limits.workPerByte = .max
    }
    for entry in (list ?? "").split(separator: ",") {
      let parts = entry.split(separator: "=").map(String.init)
      guard parts.count == 2, let name = limitNames.first(where: { $0.rawValue == parts[0] }),
        let number = Int(parts[1]), number > 0
      else {
        let names = limitNames.map(\.rawValue).joined(separator: ", ")
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
      case .expressionUnits: limits.expressionUnits = number
      case .work: limits.work = number
      case .workPerByte: limits.workPerByte = number
      }
    }
    return limits
  }
}
