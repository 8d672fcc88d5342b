import DataProtection

// Devices that treat their application wrongly.
extension BrokenDevice {
  static let ofApplications: [BrokenDevice] = [
    BrokenDevice(
      "updateChangesDefault",
      "Updating the application changes its container's class.",
      breaks: .newFileClass,
      "install(A) fg class?(/Documents)",
      after { event, before, device in
        guard case .install(let entitlement) = event, before.application.isInstalled else { return }
        for path in FileSystem.containerDirectories {
          guard let node = device.node(at: path) else { continue }
          device.files.volume.nodes[node].protection =
            entitlement ?? .completeUntilFirstUserAuthentication
        }
      }),
    BrokenDevice(
      "earlyDefaultsWriteWrong",
      "A default that is set before the first unlock has the other fate than C12 says.",
      breaks: "table 4.1: defaults of class C",
      "P R bg set(key=1) U get(key)",
      assuming(.defaultsWriteBeforeFirstUnlock) { $0 == .event(.unlock) }),
  ]
}
