import Campaign
import CorpusStore
import FuzzSupport
import KeyedArchive

/// `picklock archive diff`: two files, or two folders file by file.
struct ArchiveComparison {
  let options: ArchiveOptions

  init(_ options: ArchiveOptions) {
    self.options = options
  }

  func run() throws -> Int32 {
    let (one, two) = (options.files[0], options.files[1])
    guard ArchiveSources.isFolder(one), ArchiveSources.isFolder(two) else {
      do {
        let found = try differences(one, two)
        for difference in found { print(difference, nil) }
        if found.isEmpty, !options.json { Console.out("the same") }
        return found.isEmpty ? 0 : 1
      } catch {
        throw Refusal("not comparable: \(error.path): \(error.reason)")
      }
    }
    return folders(one, two)
  }

  private func folders(_ one: String, _ two: String) -> Int32 {
    var report = ArchiveReport(json: options.json)
    let olds = names(below: one, &report)
    let news = names(below: two, &report)
    var hasDifferences = false
    for name in Set(olds).union(news).sorted() {
      guard olds.contains(name), news.contains(name) else {
        hasDifferences = true
        print(news.contains(name) ? "absent → a file" : "a file → absent", name)
        continue
      }
      do {
        for difference in try differences("\(one)/\(name)", "\(two)/\(name)") {
          hasDifferences = true
          print(difference, name)
        }
      } catch {
        report.failed(ArchiveSources.Source(path: error.path, isFound: true), error.reason)
      }
    }
    if hasDifferences { report.found() } else if !options.json { Console.out("the same") }
    return report.finish()
  }

  private func names(below folder: String, _ report: inout ArchiveReport) -> Set<String> {
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    return Set(
      ArchiveSources.files(below: folder) { report.unreadable($0.path, $0) }
        .map { String($0.dropFirst(base.count)) })
  }

  private func print(_ difference: String, _ file: String?) {
    var line = JSONLine()
    line.add("file", file)
    line.add("difference", difference)
    Console.out(options.json ? line.text : file.map { "\($0): \(difference)" } ?? difference)
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
