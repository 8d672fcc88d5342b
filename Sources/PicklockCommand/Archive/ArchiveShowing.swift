import KeyedArchive
import PicklockCommandLine
import PropertyFuzzing

/// `picklock archive show`: the tree, the table of objects, or JSON.
struct ArchiveShowing {
  let options: ArchiveOptions
  let output: Output

  init(_ options: ArchiveOptions, _ output: Output) {
    self.options = options
    self.output = output
  }

  func run() -> Int32 {
    let isOne = options.files.count == 1 && !ArchiveSources.isFolder(options.files[0])
    return ArchiveReport.run(options, output) { source, input, report in
      let (outline, fault) = try ArchiveOutline.read(input.bytes, limits: options.limits)
      if !isOne { output.note("\(source.path):") }
      if let fault { report.broken(source.path, fault) }
      if fault != nil { output.note("as a property list, with its references:") }
      show(outline, source.path)
    }
  }

  private func show(_ outline: ArchiveOutline, _ path: String) {
    let isTable = options.showsTable && outline.isArchive
    if output.isText {
      return output.note(
        isTable ? outline.table(limits: options.tree) : outline.tree(limits: options.tree))
    }
    var writer = ArchiveJSON(outline, inside: options.tree.opensData ? options.limits : nil)
    guard isTable else {
      return output.report(text: nil) { line in
        line.add("file", path)
        for (key, value) in writer.members() { line.add(key, json: value) }
      }
    }
    for (number, object) in outline.document.objects.enumerated() {
      output.report(text: nil) { line in
        line.add("file", path)
        line.add("id", number)
        for (key, value) in writer.members(of: object) { line.add(key, json: value) }
      }
    }
  }
}
