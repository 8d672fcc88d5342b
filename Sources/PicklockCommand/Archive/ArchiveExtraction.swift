import Foundation
import KeyedArchive
import PicklockCommandLine
import PicklockCorpus

/// `picklock archive extract`: one string or data, as it is.
struct ArchiveExtraction {
  let options: ArchiveOptions
  let console: Console

  init(_ options: ArchiveOptions, _ console: Console) {
    self.options = options
    self.console = console
  }

  func run() throws -> Int32 {
    let (file, path) = (options.files[0], options.files[1])
    let bytes: [UInt8]
    do {
      let input = try ArchiveInput(file, options)
      let outline = try ArchiveOutline.read(input.bytes, limits: options.limits).outline
      let item = outline.item(at: try outline.value(at: path))
      switch item.kind {
      case .value(.data(let data)): bytes = data
      case .value(.string(let text)): bytes = Array(text.utf8)
      case .nothing, .value, .array, .set, .orderedSet, .countedSet, .dictionary, .object,
        .classRecord, .reference:
        throw CommandError(
          "\(path) is \(item); extract takes a string or data, show --json the rest")
      }
    } catch let error as ArchiveError {
      throw CommandError("\(file): \(error)")
    }
    if let output = options.file, output != "-" {
      do {
        try Data(bytes).write(to: URL(filePath: output), options: .atomic)
      } catch {
        throw CommandError("\(output) cannot be written: \(SystemReason.words(for: error))")
      }
    } else {
      guard !console.outputIsTerminal || Self.isText(bytes) else {
        throw CommandError("\(path) is not text; write it to a file with --output FILE")
      }
      console.write(bytes, .output)
    }
    return 0
  }

  /// Whether nothing in it commands a terminal.
  private static func isText(_ bytes: [UInt8]) -> Bool {
    guard let text = String(validating: bytes, as: UTF8.self) else { return false }
    return text.withVisibleControls == text
  }
}
