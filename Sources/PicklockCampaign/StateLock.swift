import Foundation
import PicklockCorpus
import PicklockSystem

/// Holds a folder of state for one process: two campaigns in one folder would take each other's
/// crash files away. The kernel lets go of it however the process ends.
final class StateLock {
  private let descriptor: Int32

  /// Throws `CampaignError` where another process holds the folder, or where it cannot be written.
  init(_ workspace: Workspace) throws {
    try workspace.make(workspace.state)
    let path = workspace.state.appending(path: "lock").path
    // Safety: the path ends with a zero and is read during the call.
    descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw CampaignError("\(path) cannot be written: \(SystemError.last)")
    }
    // A file system without locks does not prevent fuzzing.
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      close(descriptor)
      throw CampaignError(
        "\(workspace.state.path) is in use by another picklock; wait for it, or keep what this "
          + "one finds in another folder")
    }
  }

  deinit { close(descriptor) }
}
