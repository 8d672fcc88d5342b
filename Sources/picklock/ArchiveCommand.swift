import Campaign
import KeyedArchive

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

      --limits LIST     other limits, such as depth=64,work=1000000
      --inside PATH     opens the archive or property list in the data at PATH; may be given again
                        for one inside that
      --json            one JSON object a line; with show, dates, data, UUIDs and the like as
                        {"$date":...}, objects as {"$class":...,"$id":...}, for jq
    check:
      --root CLASS      the class or a superclass that the root must have; may be given again for
                        another one that will do
      --top NAME        the entry of $top that --root is about (root)
    show:
      --lines N         how many lines at most (2000)
      --depth N         how many levels (40)
      --strings N       how many characters of a string (120)
      --data FORM       start (16 bytes), hex, base64 or count
      --nested          shows archives and property lists inside data where they stand
      --objects         the raw table: every object by its number, references not followed
    extract:
      --output FILE     where to write; standard output if left out

    FILE may be a folder (all property lists below it), - for standard input, or gzip, zlib or raw
    deflate. A name that cannot be read is a line and status 2; the others are read all the same.
    Status: 0 all is whole and the same; 1 something is broken or differs; 2 something cannot be
    read, or wrong use.
    Limits: \(ArchiveOptions.limitNames.map(\.rawValue).joined(separator: ", "))
    """

  static func run(_ words: [String]) throws -> Int32 {
    let options = try ArchiveOptions(words)
    switch (options.action, options.files.count) {
    case (.check, 1...): return ArchiveChecking(options).run()
    case (.show, 1...): return ArchiveShowing(options).run()
    case (.diff, 2): return try ArchiveComparison(options).run()
    case (.extract, 2): return try ArchiveExtraction(options).run()
    case (.suite, 1): return try ArchiveSuiteFolder.write(options.files[0])
    default:
      throw Refusal(
        "archive takes check FILE..., show FILE..., diff A B, extract FILE PATH or suite DIR; "
          + "see picklock archive --help")
    }
  }
}

extension Verb {
  static let archive = Verb(
    "archive", "checks, shows, compares and takes apart keyed archives.",
    usage: "check|show|diff|extract|suite FILE... [options]", details: ArchiveCommand.details
  ) { try ArchiveCommand.run($0) }
}
