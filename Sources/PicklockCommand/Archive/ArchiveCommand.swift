import KeyedArchive
import PicklockCommandLine

/// `picklock archive`: checks, shows, compares and takes apart keyed archives, compressed ones too.
enum ArchiveCommand {
  static let details = """
    check FILE...       says for each file whether it is a whole archive, or which contract is
                        broken, at which byte and object
    show FILE...        prints the tree: references followed, shared objects and cycles marked
    diff A B            prints where two archives, property lists or folders of them differ in what
                        they mean, sets and dictionaries in any order
    extract FILE PATH   writes the string or data at PATH, as show and diff name it:
                        root.items[3]["a key"], or #12.text from object 12 on
    suite DIR           writes honest and malformed archives into DIR, and what a reader must do
                        with each (Documentation/ArchiveSuite.md)

    FILE may be a folder (all property lists below it), - for standard input, or gzip, zlib or raw
    deflate. A name that cannot be read is a line and status 2; the others are read all the same.
    With --json, show writes dates, data, UUIDs and the like as {"$date":...}, and objects as
    {"$class":...,"$id":...}, for jq. Formats go with check, diff and show; --junit with check.
    Status: 0 everything is whole and the same; 1 something is broken or differs; 2 something cannot
    be read, or wrong use.
    Limits: \(ArchiveOptions.limitNames.map(\.rawValue).joined(separator: ", "))
    """

  static func run(_ arguments: Arguments, _ output: Output) throws -> Int32 {
    let options = try ArchiveOptions(arguments)
    let files = options.files.count
    switch options.action {
    case .check where files >= 1: return ArchiveChecking(options, output).run()
    case .show where files >= 1: return ArchiveShowing(options, output).run()
    case .diff where files == 2: return try ArchiveComparison(options, output).run()
    case .extract where files == 2: return try ArchiveExtraction(options, output.console).run()
    case .suite where files == 1: return try ArchiveSuiteFolder.write(options.files[0], output)
    case .check, .show, .diff, .extract, .suite:
      throw arguments.wrong(
        "archive takes check FILE..., show FILE..., diff A B, extract FILE PATH or suite DIR")
    }
  }
}

extension Verb {
  static let archive = Verb(
    "archive", "checks, shows, compares and takes apart keyed archives.",
    operands: "check|show|diff|extract|suite FILE...", options: ArchiveOptions.all,
    reports: .verdicts, details: ArchiveCommand.details
  ) { try ArchiveCommand.run($0, $1) }
}
