import KeyedArchive
import PicklockCommandLine

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
  let limits: ArchiveLimits
  /// Paths of data to open, outermost first.
  let inside: [String]
  /// Classes that the root may have; any where it is empty.
  let roots: [String]
  /// The entry of `$top` that `roots` is about.
  let top: String
  let tree: ArchiveDocument.TreeLimits
  let showsTable: Bool
  /// Where to write what is extracted; nil for standard output.
  let file: String?

  init(_ arguments: Arguments) throws(CommandError) {
    guard let word = arguments.rest.first, let action = Action(rawValue: word) else {
      throw arguments.wrong("archive takes check, show, diff, extract or suite first")
    }
    self.action = action
    files = Array(arguments.rest.dropFirst())
    limits = try Self.limits(arguments.last(Self.limitList))
    inside = arguments.all(Self.insidePath)
    roots = arguments.all(Self.root)
    top = arguments.last(Self.topEntry) ?? "root"
    var tree = try Self.tree(arguments)
    tree.archives = limits
    self.tree = tree
    showsTable = arguments.has(Self.objects)
    file = arguments.last(Self.output)
    try Self.refuseUnused(arguments, action)
  }

  private static func tree(
    _ arguments: Arguments
  ) throws(CommandError) -> ArchiveDocument.TreeLimits {
    var tree = ArchiveDocument.TreeLimits()
    tree.namesOptions = true
    tree.opensData = arguments.has(nested)
    tree.lines = try arguments.number(lines, in: 1...10_000_000) ?? tree.lines
    tree.depth = try arguments.number(depth, in: 0...1_000_000) ?? tree.depth
    tree.valueLength = try arguments.number(strings, in: 0...1_000_000_000) ?? tree.valueLength
    if let word = arguments.last(data) {
      guard let form = ArchiveDocument.TreeLimits.DataForm(rawValue: word) else {
        throw CommandError("--data takes start, hex, base64 or count, not '\(word)'")
      }
      tree.data = form
    }
    return tree
  }

  /// An option that changes nothing is a misunderstanding.
  private static func refuseUnused(
    _ arguments: Arguments, _ action: Action
  ) throws(CommandError) {
    try arguments.refuseOptions(notWith: action.rawValue)
    if arguments.has(topEntry), !arguments.has(root) {
      throw arguments.wrong("--top goes with --root")
    }
    let isJSON = JSONLinesFormat.option.map(arguments.has) ?? false
    let isJUnit = JUnitFormat.option.map(arguments.has) ?? false
    if isJUnit, action != .check { throw arguments.wrong("--junit goes with check") }
    guard isJSON else { return }
    switch action {
    case .check, .diff: break
    case .show:
      for option in [lines, depth, strings, data] where arguments.has(option) {
        throw CommandError("--json shows everything, so \(option.name) does not go with it")
      }
    case .extract, .suite: throw arguments.wrong("--json goes with check, diff and show")
    }
  }
}
