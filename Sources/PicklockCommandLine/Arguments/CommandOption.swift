/// An option that a verb takes: how it is typed, and what help says of it.
public struct CommandOption: Hashable, Sendable {
  /// As it is typed: `--seconds`.
  public let name: String
  /// What stands for the value in help; nil for a flag, which has none.
  public let placeholder: String?
  /// What it does, in one line or a few.
  public let summary: String
  /// Whether it may be given several times.
  public let repeats: Bool
  /// The verb's actions that it goes with, in order; empty where it goes with all of them.
  public let actions: [String]

  /// An option; without `placeholder` it is a flag, which takes no value.
  public init(
    _ name: String, takes placeholder: String? = nil, repeats: Bool = false,
    with actions: [String] = [], _ summary: String
  ) {
    self.name = name
    self.placeholder = placeholder
    self.summary = summary
    self.repeats = repeats
    self.actions = actions
  }

  /// Every verb takes it.
  public static let help = CommandOption("--help", "prints this, as -h does")

  /// With its value: `--seconds N`.
  public var form: String { placeholder.map { "\(name) \($0)" } ?? name }

  /// On a usage line: `[--target NAME]...`.
  public var usage: String { "[\(form)]" + (repeats ? "..." : "") }
}
