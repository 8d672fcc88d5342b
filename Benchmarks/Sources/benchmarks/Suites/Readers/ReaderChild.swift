import Foundation
import KeyedArchive
import PicklockArchiveProperties

/// This binary as one reader: paths on standard input, one JSON line a file on standard output.
enum ReaderChild {
  enum Kind: String, CaseIterable {
    case picklock
    case foundation
  }

  /// Bytes that a child may map: what a reader asks for beyond them is a crash.
  private static let memory: UInt64 = 4 << 30

  /// Names the reader that a child is to be.
  static let variable = "PICKLOCK_READER"

  /// True when the environment asks for a reader, whose work is then done.
  static func run() -> Bool {
    let name = ProcessInfo.processInfo.environment[variable]
    guard let kind = name.flatMap({ Kind(rawValue: $0) }) else { return false }
    var limit = rlimit()
    limit.rlim_cur = rlim_t(memory)
    limit.rlim_max = rlim_t(memory)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    while let path = readLine() {
      let line = answer(kind, path)
      FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }
    return true
  }

  private static func answer(_ kind: Kind, _ path: String) -> String {
    do {
      let data = try Data(contentsOf: URL(filePath: path))
      let value =
        switch kind {
        case .picklock:
          Verdicts.json(
            try ArchiveDecoder.decode(.value(allowing: .all), from: [UInt8](data)))
        case .foundation: try FoundationReader.json(data)
        }
      return "{\"outcome\":\"read\",\"value\":\(value)}"
    } catch {
      let why = Verdicts.json(.string(String("\(error)".prefix(200))))
      return "{\"outcome\":\"refused\",\"why\":\(why)}"
    }
  }
}
