/// An option that a verb takes: how it is typed, and what help says of it.
struct CommandOption: Hashable, Sendable {
  /// As it is typed: `--seconds`.
  let name: String
  /// What stands for the value in help; nil for a flag, which has none.
  let placeholder: String?
  /// What it does, in one line or a few.
  let summary: String
  /// Whether it may be given several times.
  let repeats: Bool
  /// The verb's actions that it goes with, in order; empty where it goes with all of them.
  let actions: [String]

  init(
    _ name: String, takes placeholder: String? = nil, repeats: Bool = false,
    with actions: [String] = [], _ summary: String
  ) {
    self.name = name
    self.placeholder = placeholder
    self.summary = summary
    self.repeats = repeats
    self.actions = actions
  }

  /// With its value: `--seconds N`.
  var form: String { placeholder.map { "\(name) \($0)" } ?? name }

  /// On a usage line: `[--target NAME]...`.
  var usage: String { "[\(form)]" + (repeats ? "..." : "") }
}
