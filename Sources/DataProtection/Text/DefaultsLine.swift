/// The lines that say what a process has in memory of a suite of defaults.
struct DefaultsLine {
  let process: DeviceProcess
  let suite: DefaultsSuite
  /// What the names of the lines end in.
  private let ending: String

  /// The name of the line that says in what state they are.
  var name: String { "defaults" + ending }
  /// The name of the lines with one default each.
  var entryName: String { "default" + ending }
  /// Whether the line is there even where they have not been looked at.
  var isNeeded: Bool { ending.isEmpty }

  /// Those of the application, then those of its extension.
  static let all = [
    DefaultsLine(process: .application, suite: .own, ending: ""),
    DefaultsLine(process: .application, suite: .shared, ending: "-of-group"),
    DefaultsLine(process: .appExtension, suite: .own, ending: "-of-extension"),
    DefaultsLine(process: .appExtension, suite: .shared, ending: "-of-group-in-extension"),
  ]
}
