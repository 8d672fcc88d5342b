/// The words after a verb, sorted into options and the rest.
public struct Arguments {
  /// The words that are no options, in order.
  public private(set) var rest: [String] = []
  private var flags: Set<CommandOption> = []
  private var values: [CommandOption: [String]] = [:]
  private let verb: String
  private let options: [CommandOption]

  /// Throws `CommandError` for an option that the verb does not have, or one without its value.
  /// `verb` is named as it is typed, its command included.
  public init(_ words: [String], of verb: String, options: [CommandOption]) throws(CommandError) {
    self.verb = verb
    self.options = options
    var words = words[...]
    while let word = words.popFirst() {
      if word == "--" {
        rest += words
        return
      }
      // "-" alone is standard input.
      guard word.hasPrefix("-"), word != "-" else {
        rest.append(word)
        continue
      }
      try take(word, &words)
    }
  }

  private mutating func take(
    _ word: String, _ words: inout ArraySlice<String>
  ) throws(CommandError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    guard let option = options.first(where: { $0.name == parts[0] }) else {
      throw wrong("unknown option '\(word)'")
    }
    if option.placeholder == nil {
      guard parts.count == 1 else { throw wrong("\(option.name) takes no value") }
      flags.insert(option)
    } else {
      guard let value = parts.count == 2 ? parts[1] : words.popFirst(), !value.isEmpty else {
        throw wrong("\(option.name) needs a value")
      }
      values[option, default: []].append(value)
    }
  }

  /// Whether the verb declares an option, so that it may be read.
  public func takes(_ option: CommandOption) -> Bool { options.contains(option) }

  /// Whether an option was given, with a value or without. The verb must have declared it.
  public func has(_ option: CommandOption) -> Bool {
    requireDeclared(option)
    return flags.contains(option) || values[option] != nil
  }

  /// Every value given for an option.
  public func all(_ option: CommandOption) -> [String] {
    requireDeclared(option)
    return values[option] ?? []
  }

  /// The value given last; nil where the option was not given.
  public func last(_ option: CommandOption) -> String? { all(option).last }

  /// What is not in help cannot be given, so reading it is a mistake in the verb.
  private func requireDeclared(_ option: CommandOption) {
    precondition(options.contains(option), "\(verb) does not declare \(option.name)")
  }

  /// The error of someone who can read the verb's help.
  public func wrong(_ message: String) -> CommandError {
    CommandError("\(message); see \(verb) --help")
  }

  /// Refuses words that the verb has no use for.
  public func expectNothingElse() throws(CommandError) {
    guard let word = rest.first else { return }
    throw wrong("unexpected '\(word)'")
  }

  /// Refuses options that do not go with an action: an option that changes nothing is a
  /// misunderstanding.
  public func refuseOptions(notWith action: String) throws(CommandError) {
    for option in options
    where has(option) && !option.actions.isEmpty && !option.actions.contains(action) {
      throw wrong("\(option.name) goes with \(option.actions.joined(separator: " and "))")
    }
  }
}
