/// An update of an archive file that did not happen: the file has the bytes it had before.
public struct ArchiveFileError: Error, CustomStringConvertible {
  /// What an update does, in order.
  public enum Step: String, CaseIterable, Hashable, Sendable {
    /// Waiting for another update of the file to end.
    case lock
    /// Reading the file.
    case read
    /// Decoding it and taking it to the newest version.
    case decode
    /// The caller's own change.
    case change
    /// Encoding the new value, and decoding that again.
    case encode
    /// Writing the new bytes beside the file.
    case write
    /// Getting them onto the medium.
    case flush
    /// Reading them back, comparing and decoding them.
    case verify
    /// Making sure that the file is still the one that was read.
    case recheck
    /// Giving the old bytes a second name, in case the last step fails.
    case keep
    /// Moving the new file over the old one.
    case rename
    /// Giving the first file its name, instead of the two steps before.
    case create
    /// Getting the new name onto the medium.
    case flushDirectory = "flush_directory"
  }

  /// Where it stopped.
  public let step: Step
  /// The file.
  public let path: String
  /// What went wrong there.
  public let reason: any Error
  /// The file under which the old bytes can be found when they could not be put back; nil, which is
  /// nearly always, when the file itself still has them.
  public let originalKeptAt: String?

  /// What a person or program can do now.
  public var advice: String {
    if let originalKeptAt {
      return "the original is at \(originalKeptAt): move it back to \(path)"
    }
    switch step {
    case .lock:
      return "the original is untouched; another update has the lock or the volume has none, retry"
    case .read: return "make the file readable (unlocked device, permissions) and try again"
    case .decode:
      return "the original is untouched; keep it, and open it with the version of the program"
        + " that wrote it or restore it from a backup"
    case .change: return "the original is untouched; correct the change and try again"
    case .encode: return "the original is untouched; the new value cannot be stored as it is"
    case .write, .flush: return "the original is untouched; make room or unlock the volume, retry"
    case .verify:
      return "the original is untouched; what was written came back different: suspect"
        + " the medium"
    case .recheck: return "the file was changed by someone else and has their bytes; start again"
    case .keep, .rename: return "the original is untouched; check the directory's permissions"
    case .create: return "nothing was changed; a file that is there is updated, not created"
    case .flushDirectory: return "the update was taken back; suspect the medium and try again"
    }
  }

  public var description: String {
    "\(path): update stopped at \(step.rawValue): \(reason); \(advice)"
  }
}
