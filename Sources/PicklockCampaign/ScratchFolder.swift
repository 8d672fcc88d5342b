import Foundation
import PicklockCorpus

/// A folder of its own for what is gone afterwards, closed to other users.
final class ScratchFolder {
  let url: URL

  /// Throws `CampaignError` where temporary files cannot be made.
  init() throws {
    let parent = FileManager.default.temporaryDirectory
    url = parent.appending(path: "picklock-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(
        at: url, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    } catch {
      throw CampaignError(
        "\(parent.path) cannot hold temporary files: \(SystemReason.words(for: error)); "
          + "set TMPDIR to a folder that can")
    }
  }

  deinit {
    do { try FileManager.default.removeItem(at: url) } catch {
      // What stays behind costs a little space and nothing else.
    }
  }
}
