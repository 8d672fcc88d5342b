import Foundation
import Testing

@testable import PicklockCampaign

@Suite struct StateLockTests {
  let workspace = Workspace(
    root: URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString))

  @Test func aFolderOfStateHasOneHolderAtATime() throws {
    var holder: StateLock? = try StateLock(workspace)
    let refusal = #expect(throws: CampaignError.self) { try StateLock(workspace) }
    #expect(refusal?.message.contains("is in use by another picklock") == true)
    withExtendedLifetime(holder) {}
    holder = nil
    #expect(throws: Never.self) { try StateLock(workspace) }
  }

  @Test func twoFoldersAreTwo() throws {
    let other = Workspace(root: workspace.root, state: workspace.root.appending(path: "other"))
    let holder = try StateLock(workspace)
    #expect(throws: Never.self) { try StateLock(other) }
    withExtendedLifetime(holder) {}
  }
}
