internal import PropertyEngine

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Check {
  /// What became of a saved case.
  enum ReplayResult {
    case found(Finding)
    /// It does not fail any more, or says nothing; becomes a warning.
    case stale(String)
    /// It is no case; fails the check.
    case unusable(SettingError)
  }

  /// The largest file a replay reads: a bigger one is no saved case, and would fill the memory.
  static let maximumReplayBytes = 16 * 1_024 * 1_024

  /// Runs a saved case.
  func run(_ replay: Replay) -> ReplayResult {
    let choices: [Choice]
    switch replay.source {
    case .line(let line):
      do { choices = try guarded.choices(ofToken: line) } catch {
        return .unusable(SettingError(replay.trait, "\(error)"))
      }
    case .file(let path):
      guard let bytes = Self.contents(ofFile: path) else {
        let demand =
          "the file cannot be read, or holds more than \(Self.maximumReplayBytes) bytes; give the "
          + "absolute path of a saved case, or remove the trait"
        return .unusable(SettingError(replay.trait, demand))
      }
      choices = subject.choices(decoding: bytes).choices
    }
    switch guarded.replay(choices) {
    case .failed(let failure):
      return .found(
        Finding(
          replaying: choices, of: guarded, failure, label: label,
          history: "replayed by \(replay.trait)"))
    case .passed:
      return .stale("\(replay.trait) no longer fails: remove it, or keep the case as an example")
    case .discarded(let reason):
      return .stale(
        "\(replay.trait) no longer says anything (\(reason)): remove it, it tests nothing")
    }
  }

  private static func contents(ofFile path: String) -> [UInt8]? {
    // Safety: the file is closed once, on return; `fread` writes at most the array's count.
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
