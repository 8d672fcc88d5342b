import FuzzSupport
import KeyedArchive

/// `picklock archive show`: the tree, the table of objects, or JSON.
struct ArchiveShowing {
  let options: ArchiveOptions

  init(_ options: ArchiveOptions) {
    self.options = options
  }

  func run() -> Int32 {
    let isOne = options.files.count == 1 && !ArchiveSources.isFolder(options.files[0])
    return ArchiveReport.run(options) { source, input, report in
      let (outline, fault) = try ArchiveOutline.read(input.bytes, limits: options.limits)
      if !isOne, !options.json { Console.out("\(source.path):") }
      if let fault { report.broken(source.path, fault) }
      guard !options.json else { return json(outline, source.path) }
      if fault != nil { Console.out("as a property list, references as they stand:") }
      Console.out(
        options.showsTable && outline.isArchive
          ? outline.table(limits: options.tree) : outline.tree(limits: options.tree))
    }
  }

  private func json(_ outline: ArchiveOutline, _ path: String) {
    var writer = ArchiveJSON(outline, inside: options.tree.opensData ? options.limits : nil)
    guard options.showsTable, outline.isArchive else {
      var line = JSONLine()
      line.add("file", path)
      for (key, value) in writer.members() { line.add(key, json: value) }
      return Console.out(line.text)
    }
    for (number, object) in outline.document.objects.enumerated() {
      var line = JSONLine()
      line.add("file", path)
      line.add("id", number)
      for (key, value) in writer.members(of: object) { line.add(key, json: value) }
      Console.out(line.text)
    }
  }
}
