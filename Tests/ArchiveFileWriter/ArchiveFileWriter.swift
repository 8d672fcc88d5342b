import Foundation
import KeyedArchiveFoundation

/// Updates one ledger again and again, for tests that kill it or run two at a time.
///
///     ArchiveFileWriter PATH WRITER COUNT MODE
///
/// Prints the writer's count after each update that was acknowledged.
@main
enum ArchiveFileWriter {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 5, let writer = Int(arguments[2]), let count = Int(arguments[3]),
      let mode = WriterMode(rawValue: arguments[4])
    else { throw CocoaError(.featureUnsupported) }
    var file = Ledger.file(arguments[1])
    // However slow the machine is: the other writer ends, and then the lock is free.
    file.lockSeconds = Self.aDay
    if mode == .writesInPlace { file.operations.rename = WriterMode.copy }
    for _ in 0..<count {
      if mode == .acknowledgesFirst { acknowledge(try file.read().counts[writer] + 1) }
      let ledger = try file.update { $0.counts[writer] += 1 }
      if mode != .acknowledgesFirst { acknowledge(ledger.counts[writer]) }
    }
  }

  private static let aDay = 86_400

  private static func acknowledge(_ count: Int) {
    FileHandle.standardOutput.write(Data("\(count)\n".utf8))
  }
}
