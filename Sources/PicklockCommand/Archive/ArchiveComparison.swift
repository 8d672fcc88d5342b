import KeyedArchive
import PicklockCommandLine
import PicklockCorpus
import PropertyFuzzing

/// `picklock archive diff`: two files, or two folders file by file.
struct ArchiveComparison {
  let options: ArchiveOptions
  let output: Output

  init(_ options: ArchiveOptions, _ output: Output) {
    self.options = options
    self.output = output
  }

  func run() throws -> Int32 {
    let (one, two) = (options.files[0], options.files[1])
    guard ArchiveSources.isFolder(one), ArchiveSources.isFolder(two) else {
      do {
        let found = try differences(one, two)
        for difference in found { report(difference, nil) }
        if found.isEmpty { output.note("the same") }
        return found.isEmpty ? 0 : 1
      } catch {
        throw CommandError("not comparable: \(error.path): \(error.reason)")
      }
    }
    return folders(one, two)
  }

  private func folders(_ one: String, _ two: String) -> Int32 {
    var files = ArchiveReport(output)
    let olds = names(below: one, &files)
    let news = names(below: two, &files)
    var hasDifferences = false
    for name in Set(olds).union(news).sorted() {
      guard olds.contains(name), news.contains(name) else {
        hasDifferences = true
        report(news.contains(name) ? "absent → a file" : "a file → absent", name)
        continue
      }
      do {
        for difference in try differences("\(one)/\(name)", "\(two)/\(name)") {
          hasDifferences = true
          report(difference, name)
        }
      } catch {
        files.failed(ArchiveSources.Source(path: error.path, isFound: true), error.reason)
      }
    }
    if hasDifferences { files.found() } else { output.note("the same") }
    return files.finish()
  }

  private func names(below folder: String, _ report: inout ArchiveReport) -> Set<String> {
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    return Set(
      ArchiveSources.files(below: folder) { report.unreadable($0.path, $0) }
        .map { String($0.dropFirst(base.count)) })
  }

  private func report(_ difference: String, _ file: String?) {
    output.report(
      text: { file.map { "\($0): \(difference)" } ?? difference },
      fields: { line in
        line.add("file", file)
        line.add("difference", difference)
      })
  }

  private func differences(
    _ one: String, _ two: String
  ) throws(ArchiveComparisonError) -> [String] {
    let old = try outline(one)
    return try outline(two).differences(from: old, maximumLines: options.tree.lines)
  }

  /// A whole archive, or a property list that is none.
  private func outline(_ path: String) throws(ArchiveComparisonError) -> ArchiveOutline {
    do {
      let input = try ArchiveInput(path, options)
      let (outline, fault) = try ArchiveOutline.read(input.bytes, limits: options.limits)
      if let fault { throw fault }
      return outline
    } catch {
      throw ArchiveComparisonError(path: path, reason: error)
    }
  }
}
