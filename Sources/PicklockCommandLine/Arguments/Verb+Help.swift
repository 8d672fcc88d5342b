extension Verb {
  private static let width = 100
  /// More options than this are left to the list below the usage line.
  private static let optionsOnUsageLine = 7

  /// What `PROGRAM VERB --help` prints.
  func help(of program: String) -> String {
    ["\(program) \(name): \(summary)\n\n\(usage(of: program))", optionList, details()]
      .filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func usage(of program: String) -> String {
    let words =
      options.count > Self.optionsOnUsageLine ? ["[options]"] : options.map(\.usage)
    var lines = ["usage: \(program) \(name)"]
    for word in (operands.isEmpty ? [] : [operands]) + words {
      if lines[lines.count - 1].count + word.count + 1 > Self.width {
        lines.append(String(repeating: " ", count: 7 + program.count))
      }
      lines[lines.count - 1] += " " + word
    }
    return lines.joined(separator: "\n")
  }

  /// A line or a few for each option, those of one action under its name.
  private var optionList: String {
    guard !passesWordsOn else { return "" }
    let listed = options + [.help]
    let width = listed.map(\.form.count).max() ?? 0
    var lines: [String] = []
    var actions: [String] = []
    for option in listed.filter(\.actions.isEmpty) + listed.filter({ !$0.actions.isEmpty }) {
      if option.actions != actions {
        actions = option.actions
        lines.append("\(actions.joined(separator: " and ")):")
      }
      for (index, line) in option.summary.split(separator: "\n").enumerated() {
        lines.append("  \((index == 0 ? option.form : "").padded(to: width))  \(line)")
      }
    }
    return lines.joined(separator: "\n")
  }
}
