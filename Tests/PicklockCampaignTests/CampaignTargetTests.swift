import Foundation
import PicklockCorpus
import Testing

@testable import PicklockCampaign

@Suite struct CampaignTargetTests {
  let workspace: Workspace

  init() throws {
    let root = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
    workspace = Workspace(root: root)
    for (folder, name, summary) in [
      ("FuzzTargets", "PicklockCanary", "Has bugs."), ("Sources", "B", "Holds."),
      ("FuzzTargets", "A", "Holds too."), ("Sources", "NoFuzzTarget", "A program."),
    ] {
      let folder = root.appending(path: "\(folder)/\(name)")
      try workspace.make(folder)
      try Data("import X\n\n/// \(summary)\n@_cdecl(\"LLVMFuzzerTestOneInput\")\n".utf8)
        .write(to: folder.appending(path: "Entry.swift"))
    }
    try Data("[libfuzzer]\n# a note\nmax_len = 65536\n".utf8)
      .write(to: root.appending(path: "FuzzTargets/A.options"))
    try Data(Self.manifest.utf8).write(to: root.appending(path: "Package.swift"))
  }

  static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Somebodys",
      dependencies: [.package(path: "../Picklock")],
      targets: [
        .executableTarget(
          name: "A", dependencies: [.product(name: "PropertyFuzzing", package: "Picklock")],
          path: "FuzzTargets/A"),
        .executableTarget(name: "B", dependencies: ["PropertyFuzzing"]),
        .executableTarget(name: "NoFuzzTarget"),
        .target(name: "PropertyFuzzing"),
      ])
    """

  @Test("Every executable that links the bridge is a target, wherever it lies")
  func everyTargetIsFound() throws {
    let targets = try CampaignTarget.all(in: workspace)
    #expect(targets.map(\.name) == ["A", "B", "PicklockCanary"])
    #expect(targets.prefix(2).map(\.summary) == ["Holds too.", "Holds."])
    #expect(targets[0].options == ["-max_len=65536"])
  }

  @Test("A manifest that does not compile is told with its errors")
  func brokenManifest() throws {
    try Data("// swift-tools-version: 6.0\nlet package = Nothing()\n".utf8)
      .write(to: workspace.root.appending(path: "Package.swift"))
    let refusal = #expect(throws: CampaignError.self) { try CampaignTarget.all(in: workspace) }
    #expect(refusal?.log.contains("error:") == true)
  }

  @Test("The minima of the canary's bugs are its committed crash files")
  func canaryMinima() throws {
    let files = try Workspace(root: Products.root).corpus(of: CampaignTarget.canary.name).files()
    let committed = try files.filter { $0.kind == .crash }.map { try $0.bytes() }
    #expect(Set(committed) == Set(CanaryBugs.minima))
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
