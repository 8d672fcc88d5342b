import DataProtection
import PicklockCommandLine

/// The profile and the files that `audit` and `device` are given.
struct ProtectionOptions {
  static let profileName = CommandOption(
    "--profile", takes: "NAME",
    """
    apple: what Apple's documents and sources say (the default)
    reference: what this project's source documents say literally
    """)
  static let knob = CommandOption(
    "--knob", takes: "C5", repeats: true,
    """
    the other side of a cell where sources are silent or differ (C1 to C15); may be
    given several times
    """)

  let profile: DeviceProfile
  let files: [String]
  /// Whether a profile was asked for.
  let namesProfile: Bool

  /// Throws `CommandError` for a profile or a knob that there is not, and for an empty name.
  init(_ arguments: Arguments) throws(CommandError) {
    var profile = DeviceProfile.apple
    if let name = arguments.last(Self.profileName) {
      profile = try Self.profile(name, arguments)
    }
    for name in arguments.all(Self.knob) {
      guard let assumption = Assumption(name: name.uppercased()) else {
        throw CommandError(
          "--knob takes C1 to C15, not '\(name.shortened)'; they are", lines: Self.knobs)
      }
      profile[assumption] = true
    }
    self.profile = profile
    files = arguments.rest
    guard !files.contains("") else { throw CommandError("an empty name names no file") }
    namesProfile = arguments.has(Self.profileName) || arguments.has(Self.knob)
  }

  /// Throws where no file is named.
  func requireFile(_ arguments: Arguments) throws(CommandError) {
    guard files.isEmpty else { return }
    throw arguments.wrong("needs a file, or - for standard input")
  }

  /// Every assumption with a few words, in two columns.
  static var knobs: [String] {
    let all = Assumption.allCases.map { $0.name.padded(to: 5) + $0.title }
    let half = (all.count + 1) / 2
    return (0..<half).map { index in
      let right = index + half < all.count ? all[index + half] : ""
      return "  " + (right.isEmpty ? all[index] : all[index].padded(to: 39) + right)
    }
  }

  private static func profile(
    _ name: String, _ arguments: Arguments
  ) throws(CommandError) -> DeviceProfile {
    switch name {
    case "apple": return .apple
    case "reference": return .reference
    default: throw arguments.wrong("--profile takes apple or reference, not '\(name.shortened)'")
    }
  }
}
