import Foundation
public import PicklockCommandLine
import PicklockCorpus

extension Console {
  /// The standard streams of `picklock`.
  public static let picklock = Console.standard(
    "picklock", read: { try BoundedReader.stream($0, limit: $1) },
    save: { try InputFile.write(Array($1.utf8), to: URL(filePath: $0)) })
}
