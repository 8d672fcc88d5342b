import Foundation
import Testing

@testable import PicklockCampaign

@Suite struct CampaignTargetTests {
  let workspace: Workspace

  init() throws {
    let root = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
    workspace = Workspace(root: root)
    for (name, summary) in [("PicklockCanary", "Has bugs."), ("B", "Holds."), ("A", "Holds too.")] {
      let folder = root.appending(path: "FuzzTargets/\(name)")
      try workspace.make(folder)
      try Data("import X\n\n/// \(summary)\nfunc f() {}\n".utf8)
        .write(to: folder.appending(path: "\(name).swift"))
    }
    try Data("[libfuzzer]\n# a note\nmax_len = 65536\n".utf8)
      .write(to: root.appending(path: "FuzzTargets/A.options"))
  }

  @Test func everyFolderIsATarget() throws {
    let targets = try CampaignTarget.all(in: workspace)
    #expect(targets.map(\.name) == ["A", "B", "PicklockCanary"])
    #expect(targets.map(\.summary) == ["Holds too.", "Holds.", "Has bugs."])
    #expect(targets[0].options == ["-max_len=65536"])
  }

  @Test func theCanaryIsLeftOutUnlessItIsNamed() throws {
    #expect(try CampaignTarget.select([], in: workspace).map(\.name) == ["A", "B"])
    #expect(
      try CampaignTarget.select(["PicklockCanary"], in: workspace).map(\.name) == ["PicklockCanary"]
    )
  }

  @Test func aTargetNamedTwiceIsFuzzedOnce() throws {
    #expect(try CampaignTarget.select(["B", "A", "B"], in: workspace).map(\.name) == ["B", "A"])
  }

  @Test func anUnknownTargetIsNamedWithTheKnownOnes() {
    let refusal = #expect(throws: CampaignError.self) {
      try CampaignTarget.select(["Nope"], in: workspace)
    }
    #expect(refusal?.message == "no target named 'Nope'; there are: A, B, PicklockCanary")
  }

  @Test func timeIsSharedAmongTheTargets() throws {
    let targets = try CampaignTarget.all(in: workspace)
    let plan = CampaignPlan.sharing(seconds: 600, targets: targets, jobs: 2, seed: 1)
    #expect(plan.secondsEach == 400)
    #expect(plan.slice == 100)
    let roomy = CampaignPlan.sharing(seconds: 600, targets: targets, jobs: 8, seed: 1)
    #expect(roomy.jobs == 3)
    #expect(roomy.secondsEach == 600)
    #expect(roomy.slice == 600)
  }

  @Test func onlyErrorsOfABuildAreShown() {
    let log = "[1/2] Compiling\n/a.swift:1:2: error: no\nnote\n/a.swift:1:2: error: no\n"
    #expect(Builder.errors(in: log) == "/a.swift:1:2: error: no")
    #expect(Builder.errors(in: "what now\n") == "what now")
  }
}
