import PicklockCommandLine

/// The options of `picklock archive`.
extension ArchiveOptions {
  static let limitList = CommandOption(
    "--limits", takes: "LIST", "other limits, such as depth=64,work=1000000")
  static let insidePath = CommandOption(
    "--inside", takes: "PATH", repeats: true,
    """
    opens the archive or property list in the data at PATH; may be given again
    for one inside that
    """)
  static let root = CommandOption(
    "--root", takes: "CLASS", repeats: true, with: ["check"],
    """
    the class or a superclass that the root must have; may be given again for
    another one that will do
    """)
  static let topEntry = CommandOption(
    "--top", takes: "NAME", with: ["check"], "the entry of $top that --root is about (root)")
  static let lines = CommandOption(
    "--lines", takes: "N", with: ["show", "diff"], "how many lines at most (2000)")
  static let depth = CommandOption("--depth", takes: "N", with: ["show"], "how many levels (40)")
  static let strings = CommandOption(
    "--strings", takes: "N", with: ["show"], "how many characters of a string (120)")
  static let data = CommandOption(
    "--data", takes: "FORM", with: ["show"], "start (16 bytes), hex, base64 or count")
  static let nested = CommandOption(
    "--nested", with: ["show"], "shows archives and property lists inside data in their places")
  static let objects = CommandOption(
    "--objects", with: ["show"],
    "the raw table: every object by its number, references not followed")
  static let output = CommandOption(
    "--output", takes: "FILE", with: ["extract"], "where to write; standard output if left out")

  static let all = [
    limitList, insidePath, root, topEntry, lines, depth, strings, data, nested, objects, output,
  ]
}
