internal import PicklockSystem
internal import PropertyEngine

extension Check {
  /// What became of a saved case.
  enum ReplayResult {
    case found(CheckFailure)
    /// It does not fail any more, or says nothing; becomes a warning.
    case stale(String)
    /// It is not a case; fails the check.
    case unusable(SettingError)
  }

  /// The largest file a replay reads: a bigger one is not a saved case, and would fill the memory.
  static let maximumReplayBytes = 16 * 1_024 * 1_024

  /// Runs a saved case.
  func run(_ replay: Replay) -> ReplayResult {
    let choices: [Choice]
    switch replay.source {
    case .token(let token):
      do { choices = try guarded.choices(ofToken: token) } catch {
        return .unusable(SettingError(replay.trait, "\(error)"))
      }
    case .file(let path):
      do throws(BoundedFile.Failure) {
        let bytes = try BoundedFile.read(path, limit: Self.maximumReplayBytes, regularOnly: true)
        choices = subject.choices(decoding: bytes).choices
      } catch {
        let demand =
          "the file cannot be read (\(error.reason(limit: Self.maximumReplayBytes))); give the "
          + "absolute path of a saved case, or remove the trait"
        return .unusable(SettingError(replay.trait, demand))
      }
    }
    switch guarded.replay(choices) {
    case .failed(let failure):
      return .found(
        CheckFailure(
          replaying: choices, of: guarded, failure, label: label,
          history: "replayed by \(replay.trait)"))
    case .passed:
      return .stale("\(replay.trait) no longer fails: remove it, or keep the case as an example")
    case .discarded(let reason):
      return .stale(
        "\(replay.trait) no longer says anything (\(reason)): remove it, it tests nothing")
    }
  }
}
