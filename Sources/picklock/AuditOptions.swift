import DataProtection

/// What the words after `picklock audit` say.
struct AuditOptions {
  let json: Bool
  let profile: DeviceProfile
  let files: [String]

  init(_ words: [String]) throws {
    let arguments = try Arguments(
      words, of: "audit", flags: ["--json"], values: ["--profile", "--knob"])
    json = arguments.has("--json")
    var profile = try ProtectionOptions.profile(arguments.last("--profile") ?? "apple", "audit")
    for word in arguments.all("--knob") {
      profile[try ProtectionOptions.knob(word, "audit")] = true
    }
    self.profile = profile
    files = arguments.rest
    guard !files.isEmpty else {
      throw ProtectionUsage("needs a file, or - for standard input; see picklock audit --help")
    }
    guard !files.contains("") else { throw ProtectionUsage("an empty name names no file") }
  }
}
