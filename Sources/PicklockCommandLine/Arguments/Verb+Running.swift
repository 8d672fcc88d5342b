extension Verb {
  /// Reads the words after the verb, does what they ask, and returns the exit status. What is
  /// thrown is one line on standard error and status 2.
  public func run(_ words: [String], on console: Console) -> Int32 {
    if words.prefix(while: { $0 != "--" }).contains(where: Self.isHelp) {
      console.out(help(of: console.program))
      return 0
    }
    let title = "\(console.program) \(name)"
    let output: Output
    let arguments: Arguments
    do {
      arguments =
        passesWordsOn
        ? try Arguments(["--"] + words, of: title, options: [])
        : try Arguments(words, of: title, options: options)
      output = Output(try format(arguments), named: title, on: console)
    } catch {
      return fail(error, on: console)
    }
    do {
      let status = try body(arguments, output)
      output.end()
      return status
    } catch {
      output.end(because: error)
      return fail(error, on: console)
    }
  }

  private func fail(_ error: any Error, on console: Console) -> Int32 {
    let lines = (error as? any DetailedError)?.lines ?? []
    return console.fail("\(error)", of: name, log: lines.joined(separator: "\n"))
  }

  public static func isHelp(_ word: String) -> Bool { word == "--help" || word == "-h" }

  private func format(_ arguments: Arguments) throws(CommandError) -> any ReportFormat {
    let asked = formats.filter { format in format.option.map(arguments.has) ?? false }
    guard asked.count <= 1 else {
      let names = asked.compactMap { $0.option?.name }
      throw arguments.wrong(names.joined(separator: " and ") + " do not go together")
    }
    return asked.first?.init() ?? TextFormat()
  }
}
