internal import PropertyEngine

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Check {
  /// Why a replay showed no failure; becomes a warning.
  struct ReplayNotice: Error {
    let text: String
  }

  /// The largest file a replay reads: a bigger one is no saved case, and would fill the memory.
  static let maximumReplayBytes = 16 * 1_024 * 1_024

  /// Runs a saved case.
  func run(_ replay: Replay) -> Result<Finding, ReplayNotice> {
    let choices: [Choice]
    switch replay.source {
    case .line(let line):
      guard let decoded = ReproductionString.decode(line) else {
        return .failure(ReplayNotice(text: "\(replay.trait) is no reproduction line"))
      }
      choices = decoded
    case .file(let path):
      guard let bytes = Self.contents(ofFile: path) else {
        return .failure(ReplayNotice(text: "\(replay.trait): the file cannot be read"))
      }
      choices = subject.choices(decoding: bytes).choices
    }
    switch guarded.replay(choices) {
    case .failed(let failure):
      return .success(
        Finding(replaying: choices, of: guarded, failure, asked: replay, label: label))
    case .passed:
      return .failure(
        ReplayNotice(text: "\(replay.trait) no longer fails: remove it, or keep the case as a test")
      )
    case .discarded(let reason):
      return .failure(
        ReplayNotice(text: "\(replay.trait) no longer says anything (\(reason)): remove it"))
    }
  }

  private static func contents(ofFile path: String) -> [UInt8]? {
    guard let file = unsafe fopen(path, "rb") else { return nil }
    defer { unsafe fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    var contents: [UInt8] = []
    while true {
      let count = unsafe fread(&bytes, 1, bytes.count, file)
      contents += bytes[..<count]
      guard contents.count <= maximumReplayBytes else { return nil }
      if count < bytes.count { return unsafe ferror(file) == 0 ? contents : nil }
    }
  }
}
